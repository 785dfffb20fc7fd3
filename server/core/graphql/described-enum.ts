import { registerEnumType } from 'type-graphql';

type Description = string | { readonly description: string };
type Names<Value extends string> = { readonly [Name in Value]: Name };

/**
 * Declares a GraphQL enum whose values are their own names: each name with its description, or with
 * a declaration that has one. Name the type of the values where it is declared elsewhere, so that
 * the types refuse a missing one.
 */
export function describedEnum<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, Description>>,
): Names<Value> {
  const rows = Object.entries<Description>(values);
  const declared = Object.fromEntries(rows.map(([value]) => [value, value])) as Names<Value>; // each maps to itself
  const valuesConfig = Object.fromEntries(
    rows.map(([value, row]) => [
      value,
      { description: typeof row === 'string' ? row : row.description },
    ]),
  );

  registerEnumType<object>(declared, { name, description, valuesConfig });

  return declared;
}
