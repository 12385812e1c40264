import { useEffect, useRef } from 'react';
import type { Crop } from './crop.ts';

interface CropPictureProps {
  photo: ImageBitmap;
  crop: Crop;
  /** What it shows, for screen readers. */
  label: string;
}

/** Of the canvas, in pixels: enough for a dialog on a sharp screen. */
const LONGEST = 960;

/** A photo, with all but the chosen part of it dimmed. */
export function CropPicture({ photo, crop, label }: CropPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = Math.min(1, LONGEST / Math.max(photo.width, photo.height));
  const width = Math.round(photo.width * scale);
  const height = Math.round(photo.height * scale);
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (!drawing) return;
    const frame = [crop.left, crop.top, crop.width, crop.height].map((edge) => edge * scale) as [
      number,
      number,
      number,
      number,
    ]; // as many as edges
    drawing.drawImage(photo, 0, 0, width, height);
    drawing.fillStyle = 'rgb(0 0 0 / 65%)';
    drawing.fillRect(0, 0, width, height);
    drawing.save();
    drawing.beginPath();
    drawing.rect(...frame);
    drawing.clip();
    drawing.drawImage(photo, 0, 0, width, height);
    drawing.restore();
    drawing.lineWidth = 4;
    drawing.strokeStyle = '#fff';
    drawing.strokeRect(...frame);
  }, [photo, crop, scale, width, height]);
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className="nz:mx-auto nz:max-h-80 nz:max-w-full"
    />
  );
}
