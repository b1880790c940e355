#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim exam: an exam of thirty questions as it goes in a club, with a crash in the middle.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 89

DRAWCLAIM_PUZZLES=$DRAWCLAIM_SOURCE/puzzles
XDG_DATA_HOME=$tap_scratch/data
export DRAWCLAIM_PUZZLES XDG_DATA_HOME
cd "$tap_scratch" || bail "no scratch folder"
exams=$XDG_DATA_HOME/drawclaim/default/exams

# Runs `drawclaim exam …`, its output in out and err; says the status.
run() {
    "$DRAWCLAIM" exam "$@" >out 2>err </dev/null
    echo $?
}
out() { cat out; }
err() { cat err; }
says() { grep -qF -- "$1" out; }
complains() { grep -qF -- "$1" err; }

# ---- the paper ----

new() { run new --blueprint=threefold:8,fifty:8,procedure:8,law:6 --minutes=60 "$@"; }
is_int 0 "$(new --seed=42 --output=club.paper)" "new makes a paper"
is_int 30 "$(grep -c '^question ' club.paper)" "with thirty questions"
is_int 0 "$(new --seed=42 --output=sub/club.paper)" "once more, in a new folder"
ok "the same seed gives the same paper" cmp -s club.paper sub/club.paper
new --seed=43 --output=other.paper >status
ok "another seed another one" test "$(grep -c '^question ' other.paper)" -eq 30
ok "which is not the same" sh -c '! cmp -s club.paper other.paper'
ok "no verdict stands in it" sh -c "! grep -Eq 'valid|ground|counted' club.paper"
is_int 6 "$(grep -c '^question [0-9a-f]* \(law\|table\)-' club.paper)" "six of them on the Laws"
is_int 2 "$(new --seed=1 --count=5 --output=x)" "a blueprint says how many"
is_int 2 "$(run new --blueprint=chess:3 --output=x)" "no such part"
ok "and it says which there are" complains '"chess:3" can'"'"'t be a part'
ok "all of them" complains ": law, threefold, fifty, automatic, stalemate, dead, flag, procedure, agreement, history, other-rules, terms"
is_int 2 "$(run new --blueprint=law:900 --output=x)" "nor as many as no paper holds"
ok "which is said as well" complains "law: 900 puzzles are wanted, and"
is_int 2 "$(run new --blueprint=law:499 --output=x)" "so many there are not"
ok "and it says how many there are" complains "puzzles are wanted, and"
is_int 2 "$(run new --count=3)" "a paper has a file"
cp club.paper kept.paper
is_int 4 "$(new --seed=44 --output=club.paper)" "no paper is written over"
ok "which is said" complains "club.paper: this file is there already; choose another name"
ok "and it stays as it was" cmp -s club.paper kept.paper
is_int 0 "$(run new --set=famous --count=3 --output=-)" "a set will do, to standard output"
ok "of which the first line tells" says "drawclaim-paper 1"
is_int 4 "$(run new --count=3 --output=/proc/nowhere/x)" "where nothing can be written it says so"

# ---- taking it ----

# An exam whose commands come through a pipe, so that it can be killed between two of them.
mkfifo pipe
"$DRAWCLAIM" exam take club.paper --candidate=0417 --plain <pipe >take.out 2>take.err &
pid=$!
exec 3>pipe
# Until question N is asked.
asked() { wait_for 30 grep -q "^Question $1 of 30" take.out; }
answers=0
answer() {
    case $1 in
    claim) printf '%s\n' v 1 >&3 ;;
    law) printf '1\n' >&3 ;;
    esac
    answers=$((answers + 1))
}
# claim or law, by the paper's order
kind_of() {
    sed -n 's/^question [0-9a-f]* //p' club.paper | sed -n "$1p" | grep -qE '^(law|table)-' &&
        echo law || echo claim
}
crash=$(awk -v seed="$$" 'BEGIN { srand(seed); print 3 + int(rand() * 10) }')
diag "killed after $crash answers"
n=1
while [ "$n" -le "$crash" ]; do
    asked "$n" || bail "question $n was not asked"
    answer "$(kind_of "$n")"
    n=$((n + 1))
done
asked "$n" || bail "question $n was not asked"
kill -9 "$pid"
wait "$pid" 2>/dev/null
exec 3>&-
file=$(ls "$exams"/club-*-0417.answers)
ok "answers are kept in the folder of exams" test -s "$file"
is_int "$crash" "$(grep '^answer' "$file" | grep -v ' - [0-9a-f]*$' | awk '{print $3}' | sort -u | wc -l)" \
    "after kill -9 each answer is on the disk"
ok "nothing told whether an answer was right" sh -c "! grep -Eq 'RIGHT|WRONG' take.out"
is_int 600 "$(stat -c %a "$file" 2>/dev/null || stat -f %Lp "$file")" "nobody else may read them"
is_int 2 "$(run take club.paper --candidate=0417)" "a second take is refused"
ok "and says how to go on" complains "exam resume"

# What a crash in the middle of writing leaves.
printf 'answer 17' >>"$file"
is_int 3 "$(run grade club.paper "$file")" "a torn line is not marked"
ok "but mended by resume" complains "resume"
{
    echo list
    while [ "$n" -le 30 ]; do
        echo "question $n"
        case $(kind_of "$n") in
        claim) [ "$n" -eq 30 ] || printf 'i\n1\n' ;;
        law) printf '2\n' ;;
        esac
        n=$((n + 1))
    done
    printf 'question 1\nmark\nchange\nhand-in\nlist\nhand-in\nhand-in\nhand-in\n'
} >commands
"$DRAWCLAIM" exam resume --plain <commands >resume.out 2>resume.err
is_int 0 $? "resume finds the open exam and goes on"
is_int "$crash" "$(sed -n '/^> list/,/^30 /p' resume.out | sed '/^30 /q' | grep -c '^[0-9]* answered')" \
    "with the answers that were given"
ok "the last hand-in asks no more" grep -q '^Handed in, ' resume.out
is_int 2 "$(grep -c '^Hand in? Say hand-in once more' resume.out)" "the first one asks, and again when something came between"
has_line '^hand-in [0-9]* candidate ' "$(tail -n 1 "$file")" "the file ends with it"
has_line '^resume ' "$(grep '^resume' "$file")" "and knows of the crash"
is_int 2 "$(run resume)" "then no exam is open"
is_int 0 "$(run resume "$file")" "and the file itself only says what it is"
ok "handed in" says "Handed in, "
seal=$(sed -n 's/^Handed in.*Seal: //p' out)

# ---- from the menu ----

"$DRAWCLAIM" exam take club.paper --candidate=menu --plain </dev/null >out 2>err
ok "the end of input hands nothing in" says "Not handed in, and the time goes on."
printf 'exam\nquestion 2\nmark\nquit\nexam\nhand-in\nhand-in\nhand-in\nexam\nquit\n' >commands
"$DRAWCLAIM" --plain <commands >out 2>err
ok "the menu tells of an exam that is open" says "An exam is open, and its time goes on"
has_line '^2 .*marked\|^Marked' "$(out)" "and leads back to it"
ok "until it is handed in" says "This exam is handed in."

# Two of them: the first stays open, the second is handed in.
"$DRAWCLAIM" exam take club.paper --candidate=two --plain </dev/null >out 2>err
"$DRAWCLAIM" exam take sub/club.paper --candidate=one --plain </dev/null >out 2>err
printf 'exam\nexam 3\nexam 2\nhand-in\nhand-in\nhand-in\nquit\n' >commands
"$DRAWCLAIM" --plain <commands >out 2>err
ok "the menu tells of several" says "Exams are open, and their time goes on: exam lists them."
is_int 2 "$(out | grep -c '^1 club, one$')" "lists them, by paper and candidate"
is_int 2 "$(out | grep -c '^2 club, two$')" "whenever the number is none of theirs"
is_int 1 "$(grep -c '^hand-in' "$exams"/club-*-two.answers)" "and leads to the one that is named"
is_int 0 "$(grep -c '^hand-in' "$exams"/club-*-one.answers)" "the other is not"
rm "$exams"/club-*-one.answers

# ---- marking ----

is_int 1 "$(run grade club.paper "$file")" "below the mark is status 1"
ok "the seal is the one that was shown" says "$seal"
ok "the candidate is named" says "Candidate 0417: "
ok "and what was wrong by title and id" grep -qE '^[0-9]+ [^:(]+ \([a-z0-9#-]+\):? ?' out
is_int 1 "$(run grade club.paper "$file" --format=csv)" "as csv"
is_int 31 "$(out | wc -l)" "a row for each question and one above"
is_int 1 "$(run grade club.paper "$file" --format=json)" "as json"
has_line '"type":"exam-candidate"' "$(out)" "an object for the candidate"
is_int 2 "$(run grade club.paper "$file" --format=html)" "marks are no page"
is_int 2 "$(run grade club.paper)" "answers are needed"
is_int 3 "$(run grade other.paper "$file")" "answers to another paper are refused"
sed 's/ valid / invalid /' "$file" >changed
is_int 3 "$(run grade club.paper changed)" "a changed answer is seen"
ok "and said, with its line" complains "changed:2:"
sed '3d' "$file" >changed
is_int 3 "$(run grade club.paper changed)" "so is a line that is missing"

"$DRAWCLAIM" exam grade club.paper "$file" --format=json | tr '{' '\n' |
    sed -n 's/.*"key":"\([^"]*\)".*/\1/p' >key
is_int 30 "$(wc -l <key)" "thirty right answers"
printf 'hand-in\nhand-in\nhand-in\n' >commands
"$DRAWCLAIM" exam take club.paper --candidate=empty --plain --output=empty.answers <commands >out 2>err
is_int 0 $? "a sheet without answers can be handed in, and kept elsewhere"
ok "there it is" test -s empty.answers
is_int 2 "$(run take club.paper --candidate=empty --output=again.answers)" \
    "and is not taken again under another name"
is_int 1 "$(run grade club.paper "$file" empty.answers)" "two candidates"
is_int 2 "$(out | grep -c '^Candidate ')" "both marked"
is_int 0 "$(run report club.paper "$file" empty.answers)" "report"
ok "tells of candidates and questions" says "Questions"
is_int 0 "$(run report club.paper "$file" empty.answers --format=csv)" "as csv"
is_int 31 "$(out | wc -l)" "a row for each question"
is_int 0 "$(run report club.paper "$file" empty.answers --format=json)" "as json"
is_int 30 "$(out | grep -c '"type":"exam-item"')" "an object for each"
is_int 0 "$(run report club.paper "$file" --pass=1 --format=html)" "as a page"
ok "with the other mark" sh -c "! grep -q 'src=\|href=' out"

# ---- printing ----

is_int 0 "$(run print club.paper --output=paper.html)" "print"
is_int 0 "$(run print club.paper --key --output=key.html)" "and its key"
is_int 4 "$(run print club.paper --output=key.html)" "no page is written over, either"
is_int 30 "$(grep -c '<div class="item">' paper.html)" "thirty questions"
ok "nothing is ticked on the paper" sh -c "! grep -q 'class=\"right\"' paper.html"
id=$(sed -n 's/^question [0-9a-f]* //p' club.paper | grep '#' | sed -n 1p)
ok "the key names each by its id, too" grep -qE "<td>[^<]+ \($id\)</td>" key.html
ok "on the key something is for each question" test "$(grep -c '<li class="right">' key.html)" -ge 30
is_int 3 "$(DRAWCLAIM_PUZZLES=$DRAWCLAIM_SOURCE/tests/data/tui run print club.paper)" \
    "without its puzzles a paper is no good"
is_int "$(grep '^question' club.paper | grep -vc ' table-')" "$(grep -c 'is not here' err)" \
    "and it names them, but those that the program makes"

# ---- usage ----

is_int 2 "$(run)" "a word is needed"
is_int 2 "$(run take club.paper --candidate='../x')" "a candidate has a name"
is_int 2 "$(run take club.paper --time-factor=0.5)" "no less time than the paper says"
tap_done
