import { CFB } from '@e965/xlsx';

interface Parts {
  FullPaths: string[];
  FileIndex: { content: Uint8Array }[];
}
interface PartFiles {
  read: (file: Buffer, options: { type: 'buffer' }) => Parts;
  write: (
    parts: Parts,
    options: { fileType: 'zip'; type: 'buffer'; compression: boolean },
  ) => Buffer;
}
const files = CFB as PartFiles; // untyped there

/** The part of the file for a sheet, and the one for its styles. */
const SHEET = /\/xl\/worksheets\/sheet\d+\.xml$/;
const STYLES = /\/xl\/styles\.xml$/;

const FONT = /<fonts count="1">(<font>)(.*?<\/font>)<\/fonts>/;
const BOLD = '<fonts count="2">$1$2<font><b/>$2</fonts>';
const CELL_STYLES = /<cellXfs count="(\d+)">(.*?)<\/cellXfs>/;
const VIEW = '<sheetView workbookViewId="0"/>';
const FROZEN_VIEW =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView>';
const END_OF_ROW = '</row>';

interface Styles {
  text: string;
  /** The number of the style of heads. */
  head: number;
}

function stylesWithHead(text: string): Styles {
  const [, count, styles] = CELL_STYLES.exec(text) ?? [];
  if (count === undefined || styles === undefined || !FONT.test(text))
    throw new Error('SheetJS writes other styles than expected');

  const head = Number(count);
  const style = '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>';
  return {
    text: text
      .replace(FONT, BOLD)
      .replace(CELL_STYLES, `<cellXfs count="${head + 1}">${styles}${style}</cellXfs>`),
    head,
  };
}

/** The part of a sheet with its first row bold and in place while the others scroll. */
function withHeads(part: Buffer, head: number): Buffer {
  const end = part.indexOf(END_OF_ROW) + END_OF_ROW.length;
  const start = part.toString('utf8', 0, end);
  if (!start.includes(VIEW)) throw new Error('SheetJS writes other sheets than expected');

  const changed = start
    .replace(VIEW, FROZEN_VIEW)
    .replaceAll(/<c r="([A-Z]+1)" t=/g, `<c r="$1" s="${head}" t=`);
  return Buffer.concat([Buffer.from(changed), part.subarray(end)]);
}

/**
 * The packed workbook with bold heads that stay visible: SheetJS CE can write neither. `file` is a
 * workbook that it wrote without compression.
 */
export function emphasiseHeads(file: Buffer): Buffer {
  const parts = files.read(file, { type: 'buffer' });
  const entries = parts.FullPaths.map((path, at) => ({ path, entry: parts.FileIndex[at] }));

  const styles = entries.find(({ path }) => STYLES.test(path))?.entry;
  if (!styles) throw new Error('SheetJS writes other parts than expected');
  const { text, head } = stylesWithHead(Buffer.from(styles.content).toString());
  styles.content = Buffer.from(text);

  for (const { path, entry } of entries) {
    if (entry && SHEET.test(path)) entry.content = withHeads(Buffer.from(entry.content), head);
  }

  return files.write(parts, { fileType: 'zip', type: 'buffer', compression: true });
}
