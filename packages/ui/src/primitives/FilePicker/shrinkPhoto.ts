/** A photo up to this size is sent unchanged: shrinking it would save little. */
const LARGE_BYTES = 1.5 * 1024 * 1024;

/** The longer side at which small print stays legible. */
const LONG_SIDE = 2400;
const QUALITY = 0.85;

/**
 * Shrinks a large photo to a JPEG, rotated by its EXIF orientation, to save megabytes. Returns the
 * original if that saves nothing or the browser cannot decode it.
 */
export async function shrinkPhoto(photo: File): Promise<File> {
  if (photo.size <= LARGE_BYTES) return photo;
  try {
    const smaller = await redraw(photo);
    return smaller && smaller.size < photo.size ? new File([smaller], photo.name, { type: smaller.type }) : photo;
  } catch {
    return photo;
  }
}

async function redraw(photo: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: transparent parts of a PNG would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
