/** The shapes of a part of a photo, width by height; `own` is that of the photo. */
export const shapes = { own: undefined, square: 1, '4:3': 4 / 3, '16:9': 16 / 9 } as const;

export type Shape = keyof typeof shapes;

const ofField: Readonly<Record<string, Shape>> = {
  'team photo': 'square',
  'community-testimonials image': '4:3',
  'wildlife hero_image_url': '4:3',
  'biodiversity hero_image_url': '4:3',
  'settings community_hero_image_url': '4:3',
  'settings digital_hero_image_url': '4:3',
  'settings background_image_url': '16:9',
};

/** The shape in which a page shows a picture; galleries show each as it is, or cut it by their own places. */
export function shapeOf(list: string, pointer: string): Shape {
  const keys = pointer.split('/').filter((key) => key !== 'src' && !/^\d*$/.test(key));
  return ofField[`${list} ${keys.at(-1) ?? ''}`] ?? 'own';
}
