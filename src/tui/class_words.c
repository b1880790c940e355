/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/class_words.h"

#include "text/i18n.h"
#include "text/phrase.h"
#include "train/answer_words.h"

struct speaker class_speaker(const struct class *class, const struct san_letters *letters)
{
    const struct puzzle *puzzle = class_puzzle(class);
    return (struct speaker){.game = &puzzle->source->pgn.game,
                            .rules = puzzle->rules,
                            .verdict = &class->session.verdict,
                            .letters = letters};
}

void class_question(struct buf *out, const struct class *class, enum class_part part,
                    const char *language)
{
    struct speaker speaker = class_speaker(class, NULL);
    if (part == CLASS_REASONS)
        buf_add(out, _("On what ground?"));
    else if (class_is_law(class))
        buf_add(out, words_in(&class_puzzle(class)->words, language, NULL));
    else
        explain_question(out, &speaker);
}

const char *class_choice(const struct class *class, enum class_part part, size_t choice,
                         const char *language)
{
    const struct puzzle *puzzle = class_puzzle(class);
    int code = class->choices[part].codes[choice];
    if (part == CLASS_REASONS)
        return explain_ground((enum reason)code);
    return class_is_law(class) ? words_in(&puzzle->choices[code].words, language, NULL)
                               : answer_words(puzzle->claim.kind, (enum verdict_answer)code);
}

char class_choice_sign(const struct class *class, enum class_part part, size_t choice)
{
    static const char letters[] = {
        [VERDICT_VALID] = 'v', [VERDICT_INVALID] = 'i', [VERDICT_UNDECIDED] = 'a'};
    if (part == CLASS_REASONS || class_is_law(class))
        return (char)('1' + choice);
    return letters[class->choices[part].codes[choice]];
}

void class_right(struct buf *out, const struct class *class, enum class_part part,
                 const char *language)
{
    size_t count = 0, at = 0;
    for (size_t i = 0; i < class->choices[part].count; i++)
        count += class_is_right(class, part, i);
    for (size_t i = 0; i < class->choices[part].count; i++) {
        if (class_is_right(class, part, i))
            phrase_list_item(out, class_choice(class, part, i, language), at++, count);
    }
}

static const char *after_vote(const struct class *class)
{
    if (class->state == CLASS_VOTE && class_asks(class, CLASS_REASONS))
        return _("ask for the ground");
    if (class->options.show == SHOW_NEVER)
        return _("close the vote");
    return class->round == 0 ? _("show the tally") : _("compare both votes");
}

static bool is_last(const struct class *class)
{
    return class->session.at + 1 >= class->session.selection->count;
}

const char *class_next(const struct class *class)
{
    switch (class->state) {
    case CLASS_TALLY:
        return class->round == 0 ? _("vote again") : _("show the answer");
    case CLASS_ANSWER:
        return _("show the proof");
    case CLASS_PROOF:
    case CLASS_OVER:
        return is_last(class) ? _("end with the results") : _("next puzzle");
    default:
        return after_vote(class);
    }
}

const char *class_place(const struct class *class)
{
    switch (class->state) {
    case CLASS_VOTE:
    case CLASS_GROUNDS:
        return class->round == 0 ? _("VOTE 1") : _("VOTE 2");
    case CLASS_TALLY:
        return class->round == 0 ? _("TALLY") : _("BOTH VOTES");
    case CLASS_ANSWER:
        return _("ANSWER");
    default:
        return _("PROOF");
    }
}
