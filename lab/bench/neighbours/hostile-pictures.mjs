import sharp from 'sharp';

const made = new Map();
const flat = (width, height) => sharp({ create: { width, height, channels: 4, background: '#d0101080' } });
const MAKERS = {
  /** Interlaced, so that it is held whole: 392 MB. */
  refused: () => flat(7_000, 7_000).toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }),
  /** As large as any that is taken: 192 MB. */
  taken: () => flat(8_000, 6_000).png({ progressive: true, compressionLevel: 9 }),
};

/** In base64, made once. @param {keyof typeof MAKERS} kind */
export function picture(kind) {
  if (!made.has(kind))
    made.set(
      kind,
      MAKERS[kind]()
        .toBuffer()
        .then((file) => file.toString('base64')),
    );
  return made.get(kind);
}
