import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly depth: 8 | 16;
  readonly interlaced?: boolean;
  /** Says how large it is, and holds no pixels. */
  readonly empty?: boolean;
}

/** The first pixel of each pass of an interlaced PNG, and the distance between pixels: x, y. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A transparent PNG with four colours, made without holding its pixels. */
export async function png(shape: Shape): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(shape.width, 0);
  head.writeUInt32BE(shape.height, 4);
  head.set([shape.depth, 6, 0, 0, shape.interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', await deflatedZeros(shape.empty ? 0 : lengthOf(shape))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row begins with its filter, which is zero like its pixels. */
function lengthOf({ width, height, depth, interlaced }: Shape): number {
  const pixel = (4 * depth) / 8;
  if (!interlaced) return height * (1 + width * pixel);
  return PASSES.reduce((sum, [x, y, stepX, stepY]) => {
    const [columns, rows] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)];
    return columns > 0 && rows > 0 ? sum + rows * (1 + columns * pixel) : sum;
  }, 0);
}

async function deflatedZeros(length: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  const zeros = Buffer.alloc(1 << 20);
  for (let left = length; left > 0; left -= zeros.length)
    if (!deflate.write(zeros.subarray(0, Math.min(left, zeros.length)))) await once(deflate, 'drain');
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat(parts);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body) >>> 0, body.length + 4);
  return frame;
}
