import { Arg, Int } from 'type-graphql';

/** The argument with the id of a record: `@RecordId('campaign')`, or under another name than `id`. */
export const RecordId = (record: string, name = 'id') =>
  Arg(name, () => Int, { description: `Id of the ${record}.` });
