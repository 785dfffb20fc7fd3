/** A text of at most `max` characters, the last of which tells that there was more. */
export const shorten = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;
