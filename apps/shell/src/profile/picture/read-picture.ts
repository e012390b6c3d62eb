import { PICTURE_LIMITS } from '@berea/contracts/values';
import { type Crop, squareOf } from './crop.js';

export const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Opens a file as a picture, upright.
 * @throws Error with words for people
 */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (!TYPES.includes(file.type)) throw new Error('Choose a JPEG, PNG or WebP file.');
  if (file.size > PICTURE_LIMITS.bytes) throw new Error('Choose a file of up to 2 MB.');
  try {
    return await createImageBitmap(file);
  } catch {
    throw new Error('This file could not be read as a picture. Choose another.');
  }
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

/** What a crop takes, as a file in base64; browsers that do not write WebP make it a PNG. */
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
