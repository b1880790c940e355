/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/proof_steps.h"

void proof_steps_init(struct proof_steps *steps, const struct speaker *speaker)
{
    *steps = (struct proof_steps){.frames = 0};
    steps->count = explain_proofs(speaker, steps->proofs);
    for (int n = 0; n < steps->count; n++)
        steps->frames += proof_frames(&steps->proofs[n]);
}

void proof_steps_go(struct proof_steps *steps, enum doing doing)
{
    int last = steps->frames - 1;
    int to = doing == DO_FIRST       ? 0
             : doing == DO_LAST      ? last
             : doing == DO_STEP_BACK ? steps->at - 1
                                     : steps->at + 1;
    if (to >= 0 && to <= last)
        steps->at = to;
}

/* The proof at hand, and which picture of it; NULL: there is none. */
static const struct proof *proof_at(const struct proof_steps *steps, int *frame)
{
    *frame = steps->at;
    for (int n = 0; n < steps->count; n++) {
        int frames = proof_frames(&steps->proofs[n]);
        if (*frame < frames)
            return &steps->proofs[n];
        *frame -= frames;
    }
    return NULL;
}

bool proof_steps_frame(const struct proof_steps *steps, struct proof_frame *out)
{
    int frame;
    const struct proof *proof = proof_at(steps, &frame);
    return proof != NULL && proof_frame(proof, frame, out);
}

void proof_steps_caption(struct buf *out, const struct proof_steps *steps,
                         const struct san_letters *letters)
{
    int frame;
    const struct proof *proof = proof_at(steps, &frame);
    if (proof != NULL)
        proof_caption(out, proof, frame, letters);
}
