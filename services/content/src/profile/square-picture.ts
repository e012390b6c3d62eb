import { PICTURE_LIMITS } from '@berea/contracts';
import { ApiError } from '@berea/server';

/** A file may be small and yet unfold into more pixels than a server can hold: no more than this. */
const MOST_PIXELS = 50_000_000;
const LONGEST_WORK_S = 5;
const QUALITY = 82;

const BEGINNINGS: readonly ((file: Buffer) => boolean)[] = [
  (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (file) => file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (file) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
];

/** Whether a file begins as JPEG, PNG or WebP does. Only these are read: other formats have readers that may be fooled. */
const isOffered = (file: Buffer): boolean => BEGINNINGS.some((beginsSo) => beginsSo(file));

/**
 * The middle of a picture as a square WebP without anything beside its pixels: no place, camera or thumbnail.
 * @throws ApiError 400 for what is no JPEG, PNG or WebP file, is broken, or is larger than the limits
 */
export async function squarePicture(file: Buffer): Promise<Buffer> {
  if (file.length > PICTURE_LIMITS.bytes) throw refused('The picture may have up to 2 MiB.');
  if (!isOffered(file)) throw refused('The picture is no JPEG, PNG or WebP file. Choose one that is.');
  // Loaded with the first picture: its library is large, and most starts never need it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    return await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(PICTURE_LIMITS.side, PICTURE_LIMITS.side, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST_WORK_S })
      .toBuffer();
  } catch (error) {
    throw refused(
      error instanceof Error && /pixel limit|timeout/i.test(error.message)
        ? 'The picture has too many pixels. Make it smaller, then try again.'
        : 'The picture could not be read: its file is broken. Choose another.',
    );
  }
}

const refused = (message: string) => new ApiError('BAD_REQUEST', message, [{ path: ['image'], message }]);
