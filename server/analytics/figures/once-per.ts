/**
 * Memoises the function for as long as its subject is alive: several panels and the text need the
 * same result.
 */
export function oncePer<Subject extends object, Answer>(answerTo: (subject: Subject) => Answer) {
  const answers = new WeakMap<Subject, Answer>();
  return (subject: Subject): Answer => {
    const known = answers.get(subject);
    if (known !== undefined) return known;
    const answer = answerTo(subject);
    answers.set(subject, answer);
    return answer;
  };
}
