type Fields = Readonly<Record<string, unknown>>;

/** Reads one value of a line; undefined where it has none. */
export type ReadColumn = (line: Fields) => unknown;

/**
 * Reads the column of this name. In JSON, dots lead into objects and lists (`device.ip`), the name of
 * an entry into a list of names and values (`headers.User-Agent`), and a question mark into the query
 * of an address (`uri?creative`).
 */
export function compileColumn(column: string): ReadColumn {
  const queryAt = column.lastIndexOf('?');
  const steps = (queryAt === -1 ? column : column.slice(0, queryAt)).split('.');
  const parameter = queryAt === -1 ? null : column.slice(queryAt + 1);

  return (line) => {
    if (Object.hasOwn(line, column)) return line[column];
    if (steps.length === 1 && parameter === null) return undefined;

    let value: unknown = line;
    for (const step of steps) value = valueAt(value, step);
    return parameter === null ? value : parameterOf(value, parameter);
  };
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function valueAt(value: unknown, step: string): unknown {
  if (!isObject(value)) return undefined;
  if (Object.hasOwn(value, step)) return value[step];
  if (!Array.isArray(value)) return undefined;

  const name = step.toLowerCase();
  const entry: unknown = value.find(
    (each: unknown) => isObject(each) && String(each.name).toLowerCase() === name,
  );
  return isObject(entry) ? entry.value : undefined;
}

function parameterOf(address: unknown, parameter: string): unknown {
  if (typeof address !== 'string') return undefined;
  const query = address.slice(address.indexOf('?') + 1);
  return new URLSearchParams(query).get(parameter) ?? undefined;
}
