/** The cropped part of a picture: a square, in the picture's pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export interface Crop {
  /** 1 shows as much as fits, 4 a quarter of its side. */
  readonly zoom: number;
  /** The middle of the square, as parts of width and height. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const MOST_ZOOM = 4;
export const MIDDLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The square of a crop, which never leaves the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / between(1, zoom, MOST_ZOOM);
  return {
    x: between(0, x * width - side / 2, width - side),
    y: between(0, y * height - side / 2, height - side),
    side,
  };
}

/** The crop after the picture was moved by parts of the square's side: to the right shows more of its left. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const { x, y, side } = squareOf(size, crop);
  const next = squareOf(size, {
    ...crop,
    x: (x + side / 2 - right * side) / size.width,
    y: (y + side / 2 - down * side) / size.height,
  });
  return { ...crop, x: (next.x + side / 2) / size.width, y: (next.y + side / 2) / size.height };
}
