import { Type } from 'typebox';
import {
  Accent,
  localised,
  oneOf,
  Picture,
  pictureAddress,
  ref,
  sampleMark,
  strictObject,
} from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const WildlifeIcon = oneOf(['ShieldCheck', 'Leaf', 'Users'], { $id: 'WildlifeIcon' });

const WildlifeProgram = strictObject(
  {
    title: localised(60, { examples: ['Living beside wildlife'] }),
    description: localised(320, { examples: ['We talk with farmers about keeping elephants out of their fields.'] }),
    color: ref(Accent),
    icon: ref(WildlifeIcon),
  },
  { $id: 'WildlifeProgram' },
);

const Wildlife = strictObject(
  {
    hero_image_url: pictureAddress(),
    programs: Type.Array(ref(WildlifeProgram), { minItems: 1 }),
    gallery_images: Type.Array(ref(Picture), { minItems: 1 }),
    sample: sampleMark(),
  },
  { $id: 'Wildlife', description: 'Content of the wildlife page' },
);

export const wildlife = contentResource({
  path: '/wildlife',
  operationId: 'getWildlife',
  summary: 'Programs and pictures of the wildlife page',
  tag: 'Programs',
  answer: Wildlife,
});
