import { afterEach, beforeEach, jest } from '@jest/globals';

interface SavedFile {
  name: string;
  content: Blob;
}

/**
 * The files that the browser saved, for a test file that calls this at its top. jsdom has no object
 * URLs.
 */
export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const contents = new Map<string, Blob>();

  beforeEach(() => {
    files.length = 0;
    URL.createObjectURL = (content) => {
      const address = `blob:${contents.size}`;
      contents.set(address, content as Blob);
      return address;
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const content = contents.get(this.href);
      if (content) files.push({ name: this.download, content });
    });
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  return files;
}

/** The text of a file, with its byte order mark, which `Blob.text()` would drop. */
export async function readText(content: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer());
}
