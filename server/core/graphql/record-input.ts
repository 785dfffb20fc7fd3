/** Describes an input that both creates and updates a record. */
export const RECORD_INPUT = {
  description:
    'Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty.',
};
