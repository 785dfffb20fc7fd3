import { composeDrawing } from './compose-drawing';

/** Pixels of the picture for each pixel of the screen. */
const SCALE = 2;

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/**
 * A PNG of an element, in the current colour mode, under the lines of a caption. It loads nothing.
 */
export async function pictureOf(element: HTMLElement, caption: readonly string[]): Promise<Blob> {
  const { svg, width, height } = composeDrawing(element, caption);
  const image = await imageOf(svg);
  const canvas = document.createElement('canvas');

  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);

  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');

  context.drawImage(image, 0, 0, canvas.width, canvas.height);

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))),
      'image/png',
    );
  });
}
