/** A photo up to this size is sent as it is: making it smaller would win little. */
const LARGE_BYTES = 1.5 * 1024 * 1024;

/** The longer side of a photo on which small print can still be read. */
const LONG_SIDE = 2400;
const QUALITY = 0.85;

/**
 * A large photo as a smaller JPEG, turned as its camera says; the photo itself where that wins nothing, or the browser cannot read it.
 * It saves the visitor megabytes.
 */
export async function shrinkPhoto(photo: File): Promise<File> {
  if (photo.size <= LARGE_BYTES) return photo;
  try {
    const smaller = await redrawn(photo);
    return smaller && smaller.size < photo.size ? new File([smaller], photo.name, { type: smaller.type }) : photo;
  } catch {
    return photo;
  }
}

async function redrawn(photo: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A JPEG has no transparency: what is clear in a PNG would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
