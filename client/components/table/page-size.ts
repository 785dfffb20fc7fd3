/** Rows on a page of a table, as the specification has it; lists also ask the server for as many. */
export const PAGE_SIZE = 10;
