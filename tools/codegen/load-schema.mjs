import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, GraphQLInt, GraphQLNonNull, isNonNullType } from 'graphql';

const isOfId = ({ name, type }) => name === 'id' && getNamedType(type) === GraphQLInt;

/**
 * The schema as our own client meets it. A root field that finds one record by its id is null only
 * together with an error, and Apollo throws the error (errorPolicy: none), so the types say that
 * there is a record.
 */
export default function loadSchema(path) {
  const schema = buildSchema(readFileSync(path, 'utf8'));

  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    if (!isNonNullType(field.type) && field.args.some(isOfId))
      field.type = new GraphQLNonNull(field.type);
  }

  return schema;
}
