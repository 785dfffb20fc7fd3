/** Rows of a list that names no `first`. */
export const DEFAULT_PAGE_SIZE = 50;
