import { Type } from 'typebox';
import {
  emailAddress,
  localised,
  phoneNumber,
  pictureAddress,
  ref,
  sampleMark,
  sitePath,
  strictObject,
} from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const Contact = strictObject(
  {
    phones: Type.Array(phoneNumber({ examples: ['+243 000 000 001'] }), {
      minItems: 2,
      maxItems: 2,
    }),
    email: emailAddress({ examples: ['hello@nzete.example'] }),
    address: localised(120, { examples: ['Nsele, Kinshasa, Democratic Republic of the Congo'] }),
  },
  { $id: 'Contact', description: 'How to reach the foundation' },
);

const DataPrice = strictObject(
  {
    amount: Type.Number({
      exclusiveMinimum: 0,
      maximum: 1_000_000,
      description: 'The price of a megabyte, 1,000,000 bytes',
      examples: [14],
    }),
    currency: Type.String({ minLength: 1, maxLength: 8, description: 'As written after an amount', examples: ['FC'] }),
    source: Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'Who published it',
      examples: ['Financial Afrik'],
    }),
    date: Type.String({ format: 'date', description: 'When it was published', examples: ['2020-07-08'] }),
    sample: Type.Optional(
      Type.Boolean({ description: 'An example until the foundation has given one', examples: [true] }),
    ),
  },
  { $id: 'DataPrice', description: 'What mobile data costs' },
);

const Settings = strictObject(
  {
    background_image_url: pictureAddress('Behind the footer'),
    logo_url: Type.Union([sitePath('/logo.svg'), Type.Null()], {
      description: 'Null: the site shows its own mark',
      examples: ['/logo.svg'],
    }),
    community_hero_image_url: pictureAddress('First picture of the community page'),
    digital_hero_image_url: pictureAddress('First picture of the digital literacy page'),
    contact: ref(Contact),
    data_price: Type.Union([ref(DataPrice), Type.Null()], {
      description: 'Null: the footer does not say what a visit has downloaded and cost',
    }),
    sample: sampleMark(),
  },
  { $id: 'Settings', description: 'Pictures and contacts that several pages show' },
);

export const settings = contentResource({
  path: '/settings',
  operationId: 'getSettings',
  summary: 'Pictures and contacts that several pages show',
  tag: 'Site',
  answer: Settings,
});
