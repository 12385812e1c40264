import { expect, test } from 'vitest';
import { previewImage } from './meta/previewImage.ts';
import { pictureSources } from './pictureSources.ts';

const photo = '/pictures/pump.1a2b3c4d.1800x1200.1800.jpg';
const drawn = '/pictures/canopy-dawn.1a2b3c4d.svg';

test('[GAL-01] a photo is there in three formats, in every width up to its own', () => {
  const { formats, width, height } = pictureSources(photo) ?? {};
  expect([width, height]).toEqual([1800, 1200]);
  expect(formats?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  const base = '/pictures/pump.1a2b3c4d.1800x1200';
  expect(formats?.[0]?.srcSet).toBe([320, 640, 960, 1440, 1800].map((w) => `${base}.${w}.avif ${w}w`).join());
});

test('[SHARE-04] the link preview of a photo shows it as JPEG, that of a drawing the card of the page', () => {
  expect(previewImage({ src: photo, alt: 'A pump' })).toEqual({
    src: '/pictures/pump.1a2b3c4d.1800x1200.1440.jpg',
    width: 1440,
    height: 960,
    alt: 'A pump',
  });
  expect(previewImage({ src: drawn, alt: 'Illustration: a forest' })).toEqual({
    src: '/social/canopy-dawn.png',
    alt: 'Illustration: a forest',
  });
  expect(pictureSources(drawn)).toBeUndefined();
  expect(previewImage({})).toBeUndefined();
});
