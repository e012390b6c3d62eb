// A separate process, run by read-picture.ts, that makes a square WebP of a picture. Its memory limit is computed from
// the head of the file before anything is decoded, and watched during the work. It is plain JavaScript, since it runs
// from the sources and from the build alike.
import fs from 'node:fs';
import sharp from 'sharp';

/** Turns a picture of each EXIF orientation upright. Mirroring comes before rotation. */
const UPRIGHT = {
  2: (image) => image.flop(),
  3: (image) => image.rotate(180),
  4: (image) => image.flip(),
  5: (image) => image.flop().rotate(270),
  6: (image) => image.rotate(90),
  7: (image) => image.flop().rotate(90),
  8: (image) => image.rotate(270),
};
const BYTES = { uchar: 1, char: 1, ushort: 2, short: 2 };
const WATCH_MS = 20;

// If a container runs out of memory, the system kills this process and not the service.
try {
  fs.writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // No Linux.
}

sharp.cache(false);
sharp.concurrency(1);

process.once('message', ({ file, limits }) => {
  // A decoder may use memory beside the pixels. It works in its own thread, so this loop still runs.
  setInterval(() => {
    if (process.memoryUsage.rss() > limits.memory) process.exit(limits.exit);
  }, WATCH_MS).unref();
  // The parent ends this process. If it exited by itself, the parent could see the exit before the answer.
  void square(Buffer.from(file), limits).then((answer) => process.send(answer));
});

/** @returns `image`, or as `problem` 'large' or 'broken' */
async function square(file, { pixels, held, side, quality }) {
  try {
    const open = () => sharp(file, { limitInputPixels: false, failOn: 'error', pages: 1 });
    const head = await open().metadata();
    if (head.width * head.height > pixels || heldBytes(head) > held) return { problem: 'large' };
    // Crops first and rotates afterwards, because rotation would hold all pixels in memory. The middle is the same
    // either way.
    const { data, info } = await open()
      .resize(side, side, { fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const upright = UPRIGHT[head.orientation]?.(small) ?? small;
    return { image: await upright.webp({ quality }).toBuffer() };
  } catch {
    // A decoder's message may quote the file.
    return { problem: 'broken' };
  }
}

/** Bytes of a picture that is held whole, as a progressive one is: its samples, and of JPEG coefficients of two bytes. */
function heldBytes({ width, height, channels, depth, format, isProgressive, chromaSubsampling }) {
  if (format === 'jpeg' && isProgressive) {
    const planes = chromaSubsampling?.startsWith('4:2:0') && channels === 3 ? 1.5 : channels;
    return width * height * planes * 2;
  }
  return width * height * channels * (BYTES[depth] ?? 8);
}
