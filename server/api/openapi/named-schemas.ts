import type { JsonSchema, NameSchema } from './json-schema.js';

const PREFIX = '#/components/schemas/';

interface Shape {
  type: string;
  schema: JsonSchema;
  /** The operations that use it, in order. */
  users: string[];
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The schemas of objects under names. Operations may select different fields of one type: the shape
 * that most of them use has the name of the type, any other has the first operation's in front.
 */
export class NamedSchemas {
  readonly #shapes = new Map<string, Shape>();

  /** Returns references that `resolve` must still give their names. */
  namerFor(operationId: string): NameSchema {
    return (type, schema) => {
      const key = `${type} ${JSON.stringify(schema)}`;
      const shape = this.#shapes.get(key) ?? { type, schema, users: [] };
      shape.users.push(operationId);
      this.#shapes.set(key, shape);
      return { $ref: key };
    };
  }

  #names(): Map<string, string> {
    const byType = Map.groupBy(this.#shapes, ([, { type }]) => type);
    const names = new Map<string, string>();

    for (const [type, shapes] of byType) {
      const [most, ...others] = [...shapes].sort(([, a], [, b]) => b.users.length - a.users.length);
      if (most) names.set(most[0], type);
      for (const [key, { users }] of others)
        names.set(key, `${capitalised(users[0] ?? '')}${type}`);
    }

    if (new Set(names.values()).size < names.size)
      throw new Error('two schemas have the same name');

    return names;
  }

  /** The document with its references by name, and the schemas that they name. */
  resolve(document: JsonSchema): { document: JsonSchema; schemas: Record<string, JsonSchema> } {
    const names = this.#names();
    const resolved = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(resolved);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, child]) => {
          const name = key === '$ref' && typeof child === 'string' ? names.get(child) : undefined;
          return [key, name ? PREFIX + name : resolved(child)];
        }),
      );
    };

    const named = [...this.#shapes].map(
      ([key, { schema }]) => [names.get(key) ?? key, resolved(schema) as JsonSchema] as const, // an object stays one
    );

    return {
      document: resolved(document) as JsonSchema, // an object stays one
      schemas: Object.fromEntries(named.sort(([a], [b]) => a.localeCompare(b, 'en'))),
    };
  }
}
