/** The part of a photo that is kept, in pixels. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** What the sliders say, in percent: how much of the photo, and where in the room that is left. */
export interface CropChoice {
  size: number;
  left: number;
  top: number;
}

export const wholeChoice: CropChoice = { size: 100, left: 50, top: 50 };

/** The largest part of a shape (width by height) that a photo has. */
function largest({ width, height }: Size, shape: number): Size {
  return width / height > shape ? { width: height * shape, height } : { width, height: width / shape };
}

/** The smallest size in percent that leaves `minWidth` pixels, or all that there are. */
export function smallestSize(photo: Size, shape: number, minWidth: number): number {
  return Math.min(100, Math.ceil((100 * minWidth) / largest(photo, shape).width));
}

export function cropOf(photo: Size, shape: number, { size, left, top }: CropChoice): Crop {
  const full = largest(photo, shape);
  const width = Math.max(1, Math.floor((full.width * size) / 100));
  const height = Math.max(1, Math.floor((full.height * size) / 100));
  return {
    left: Math.round(((photo.width - width) * left) / 100),
    top: Math.round(((photo.height - height) * top) / 100),
    width,
    height,
  };
}
