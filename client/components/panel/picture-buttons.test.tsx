import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { renderPage } from '#client/testing/render-page';
import { savedFiles } from '#client/testing/saved-files';
import { PictureButtons } from './picture-buttons';

const files = savedFiles();
const PICTURE = new Blob(['png'], { type: 'image/png' });

function Drawing() {
  const target = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={target}>Drawing</div>
      <PictureButtons target={target} name="drawing.png" caption={() => ['Drawing']} />
    </>
  );
}

const show = () => renderPage(<Drawing />, { path: '/' }).user;

describe('the buttons of a picture', () => {
  let drawn: { width: number; height: number }[] = [];

  // jsdom has no layout, no image decoder and no canvas.
  beforeEach(() => {
    drawn = [];
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => DOMRect.fromRect({ width: 300, height: 100 }));
    Range.prototype.getBoundingClientRect = () => DOMRect.fromRect({ width: 30, height: 10 });
    HTMLImageElement.prototype.decode = () => Promise.resolve();

    const context = { drawImage: () => undefined } as unknown as CanvasRenderingContext2D;

    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockImplementation((() => context) as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
      this: HTMLCanvasElement,
      give,
    ) {
      drawn.push({ width: this.width, height: this.height });
      give(PICTURE);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
  });

  it('save it as a PNG under its name, two pixels for each of the screen', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Download PNG' }));
    await waitFor(() => expect(files).toEqual([{ name: 'drawing.png', content: PICTURE }]));
    expect(drawn).toEqual([{ width: 2 * (300 + 32), height: 2 * (100 + 32 + 36) }]);
  });

  it('say so where the browser cannot copy images', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Copy image' }));
    expect(
      await screen.findByText('Clipboard image copy not supported in this browser.'),
    ).toBeInTheDocument();
  });

  it('copy it as a PNG and say so for two seconds', async () => {
    const copied: Record<string, unknown>[] = [];
    const Item = function Item(content: Record<string, unknown>) {
      copied.push(content);
    };

    globalThis.ClipboardItem = Item as unknown as typeof ClipboardItem;

    const user = show();
    const write = jest.spyOn(navigator.clipboard, 'write').mockResolvedValue();

    await user.click(screen.getByRole('button', { name: 'Copy image' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(write).toHaveBeenCalledTimes(1);
    expect(await copied[0]?.['image/png']).toBe(PICTURE);
    expect(
      await screen.findByRole('button', { name: 'Copy image' }, { timeout: 3000 }),
    ).toBeInTheDocument();
  });

  it('show why a copy was refused', async () => {
    globalThis.ClipboardItem = function Item() {} as unknown as typeof ClipboardItem;
    const user = show();
    jest
      .spyOn(navigator.clipboard, 'write')
      .mockRejectedValue(new Error('Write permission denied.'));
    await user.click(screen.getByRole('button', { name: 'Copy image' }));
    expect(await screen.findByText('Write permission denied.')).toBeInTheDocument();
  });
});
