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

const BiodiversityIcon = oneOf(['Leaf', 'PawPrint', 'LandPlot', 'Dna'], { $id: 'BiodiversityIcon' });

const BiodiversityEffort = strictObject(
  {
    title: localised(60, { examples: ['Native trees'] }),
    description: localised(320, { examples: ['We collect seed under local trees and raise it in the nursery.'] }),
    color: ref(Accent),
    icon: ref(BiodiversityIcon),
  },
  { $id: 'BiodiversityEffort' },
);

const Biodiversity = strictObject(
  {
    hero_image_url: pictureAddress(),
    efforts: Type.Array(ref(BiodiversityEffort), { minItems: 1 }),
    gallery_images: Type.Array(ref(Picture), { minItems: 1 }),
    sample: sampleMark(),
  },
  { $id: 'Biodiversity', description: 'Content of the biodiversity page' },
);

export const biodiversity = contentResource({
  path: '/biodiversity',
  operationId: 'getBiodiversity',
  summary: 'Efforts and pictures of the biodiversity page',
  tag: 'Programs',
  answer: Biodiversity,
});
