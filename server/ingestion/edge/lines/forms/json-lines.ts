import type { NumberedLine } from '#server/ingestion/edge/lines/read-lines.js';
import type { FormReader } from './form-reader.js';
import { isBlank, PhysicalLines, type PhysicalLine } from './physical-lines.js';

const BRACE = '{';

/**
 * A JSON object on each line, behind a time where CloudWatch exported the log. Blank lines are left
 * out but counted, so that line numbers match an editor's.
 */
export class JsonLines implements FormReader {
  private readonly lines = new PhysicalLines();

  constructor(private readonly hasTimes = false) {}

  push(bytes: Buffer): Iterable<NumberedLine> {
    return this.filled(this.lines.push(bytes));
  }

  end(): Iterable<NumberedLine> {
    return this.filled(this.lines.end());
  }

  private filled(lines: readonly PhysicalLine[]): NumberedLine[] {
    const filled: NumberedLine[] = [];
    for (const { line, bytes } of lines) {
      if (isBlank(bytes)) continue;
      const start = this.hasTimes ? Math.max(0, bytes.indexOf(BRACE)) : 0;
      filled.push({ line, content: start === 0 ? bytes : bytes.subarray(start) });
    }
    return filled;
  }
}
