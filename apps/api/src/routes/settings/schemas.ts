import { Type } from 'typebox';
import { closed, ref } from '../../http/schemas.ts';

const picture = (description: string) =>
  Type.String({ format: 'uri-reference', description, examples: ['/pictures/night-sky.1a2b3c4d.svg'] });

export const Contact = closed(
  {
    phones: Type.Array(Type.String({ examples: ['+243 000 000 001'] }), { minItems: 2, maxItems: 2 }),
    email: Type.String({ format: 'email', examples: ['hello@nzete.example'] }),
    address: Type.String({ examples: ['Nsele, Kinshasa, Democratic Republic of the Congo'] }),
  },
  { $id: 'Contact', description: 'How to reach the foundation' },
);

export const Settings = closed(
  {
    background_image_url: picture('Behind the footer'),
    logo_url: Type.Union([Type.String({ format: 'uri-reference' }), Type.Null()], {
      description: 'Null: the site shows its own mark',
      examples: ['/logo.svg'],
    }),
    community_hero_image_url: picture('First picture of the community page'),
    digital_hero_image_url: picture('First picture of the digital literacy page'),
    contact: ref(Contact),
  },
  { $id: 'Settings', description: 'Pictures and contacts that several pages show' },
);
