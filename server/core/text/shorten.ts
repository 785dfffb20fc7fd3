/** A text of at most `max` characters; the last one of a shortened text is an ellipsis. */
export const shorten = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;
