import { PICTURE_LIMITS } from '@berea/contracts/values';
import { t } from '../../texts/picture.js';
import { type Crop, MOST_ZOOM, type Size, squareOf } from './crop.js';

export const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Bounds of a picture that can be opened. Only the square cut from it is sent, which is far below the service's limit;
 * the bounds keep a picture from filling the memory of the page.
 */
export const OPENED = { bytes: 20_000_000, pixels: PICTURE_LIMITS.pixels } as const;

const MILLION = 1_000_000;
/** The shorter side of a picture that was opened: at the largest zoom, what is cut has each pixel that is kept. */
const SHORTER_SIDE = PICTURE_LIMITS.side * MOST_ZOOM;

/**
 * Opens a file as a picture, upright, no larger than cutting needs.
 * @throws Error with words for people
 */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (!TYPES.includes(file.type)) throw new Error(t('picture.no-picture-file'));
  if (file.size > OPENED.bytes)
    throw new Error(t('picture.too-many-megabytes', { count: inMillions(file.size), most: OPENED.bytes / MILLION }));
  const address = URL.createObjectURL(file);
  try {
    const image = await load(address);
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > OPENED.pixels)
      throw new Error(
        t('picture.too-many-megapixels', { count: inMillions(width * height), most: OPENED.pixels / MILLION }),
      );
    return await createImageBitmap(image, { ...openedSize({ width, height }), resizeQuality: 'high' }).catch(() => {
      throw new Error(t('picture.unreadable'));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

const inMillions = (number: number): number => Math.ceil(number / MILLION);

/** Loads a picture as far as its size is known: one of too many pixels must not be laid out in memory. */
const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () =>
      image.naturalWidth && image.naturalHeight ? resolve(image) : reject(new Error(t('picture.unreadable')));
    image.onerror = () => reject(new Error(t('picture.unreadable')));
    image.src = address;
  });

/** As large as a picture is opened; a small one as it is. */
export function openedSize({ width, height }: Size): { resizeWidth: number; resizeHeight: number } {
  const scale = Math.min(1, SHORTER_SIDE / Math.min(width, height));
  return { resizeWidth: Math.max(1, Math.round(width * scale)), resizeHeight: Math.max(1, Math.round(height * scale)) };
}

/** Draws what a crop takes, as large as the canvas is. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { x, y, side } = squareOf(picture, crop);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** The cropped square, as a file in base64; browsers that do not write WebP make it a PNG. */
export async function cutPicture(picture: ImageBitmap, crop: Crop): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_LIMITS.side;
  canvas.height = PICTURE_LIMITS.side;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error('This browser could not cut the picture. Choose another.');
  return toBase64(blob);
}

const toBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(new Error('The picture could not be read. Choose it again.'));
    reader.readAsDataURL(blob);
  });
