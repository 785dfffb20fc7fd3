/**
 * The function with its answer kept for as long as what it was asked about: several panels and the
 * text ask for the same.
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
