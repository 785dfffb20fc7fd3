const CHUNK_LINES = 1_000;

/** The lines of all parts in chunks of equal size, since single lines cost a turn of the loop each. */
export async function* inChunks<Line>(
  parts: AsyncIterable<Iterable<Line>>,
): AsyncGenerator<Line[]> {
  let chunk: Line[] = [];
  for await (const lines of parts) {
    for (const line of lines) {
      chunk.push(line);
      if (chunk.length < CHUNK_LINES) continue;
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}
