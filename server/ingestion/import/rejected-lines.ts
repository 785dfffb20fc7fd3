import fs from 'node:fs';
import type { LogReader } from '#server/ingestion/edge/lines/forms/log-reader.js';
import type { NumberedLine } from '#server/ingestion/edge/lines/read-lines.js';
import type { Rejection } from '#server/ingestion/edge/lines/rejection-code.js';

/** The ends of the file names of lines, by the delimiter; those of JSON have none. */
const ENDINGS: Readonly<Record<string, string>> = { '': 'ndjson', '\t': 'tsv' };

/**
 * Writes the rejected lines of a log next to it: `FILE.rejected.ndjson` says why each of them is
 * rejected, and `FILE.rejected-lines.ndjson` (or `.csv`, `.tsv`) has the lines themselves under the
 * head of the log, to be corrected and imported.
 */
export class RejectedLines {
  readonly reasonsFile: string;
  /** The count of lines by code and field. */
  readonly byReason = new Map<string, number>();
  private hasLines = false;

  /** Removes what an earlier run wrote. */
  constructor(
    private readonly file: string,
    private readonly reader: LogReader,
  ) {
    this.reasonsFile = `${file}.rejected.ndjson`;
    for (const ending of ['ndjson', 'csv', 'tsv'])
      fs.rmSync(`${file}.rejected-lines.${ending}`, { force: true });
    fs.rmSync(this.reasonsFile, { force: true });
  }

  get linesFile(): string {
    return `${this.file}.rejected-lines.${ENDINGS[this.reader.delimiter] ?? 'csv'}`;
  }

  add(rejections: readonly Rejection[], lines: readonly NumberedLine[]): void {
    const byNumber = new Map(lines.map((line) => [line.line, line]));
    fs.appendFileSync(
      this.reasonsFile,
      rejections.map((each) => `${JSON.stringify(each)}\n`).join(''),
    );
    fs.appendFileSync(
      this.linesFile,
      this.startOfFile() + rejections.map(({ line }) => textOf(byNumber.get(line))).join(''),
    );

    for (const { code, field } of rejections) {
      const reason = field === undefined ? code : `${code} ${field}`;
      this.byReason.set(reason, (this.byReason.get(reason) ?? 0) + 1);
    }
  }

  private startOfFile(): string {
    const { headText } = this.reader;
    if (this.hasLines || headText === null) return '';
    this.hasLines = true;
    return `${headText}\n`;
  }
}

/** The line feeds of JSON that takes several lines stand between its parts only. */
function textOf(line: NumberedLine | undefined): string {
  if (line?.bytes) return `${line.bytes.toString()}\n`;
  if (!Buffer.isBuffer(line?.content)) return '';
  return `${line.content.toString().replaceAll(/\s*[\r\n]\s*/g, ' ')}\n`;
}
