/** Rows on a page of a table, as the specification has it; lists also ask the server for as many. */
export const PAGE_SIZE = 10;

/** The sizes that a reader may choose where the whole list is on the client. */
export const PAGE_SIZES: readonly number[] = [PAGE_SIZE, 25, 50, 100];
