import { Type } from 'typebox';
import { closed, ref } from '../../http/schemas.ts';

/** The drawn signs of the site; each focus area carries one. */
export const signs = ['climate', 'water', 'wildlife', 'community', 'digital', 'minerals', 'data'] as const;

export const Sign = Type.Unsafe<(typeof signs)[number]>({
  $id: 'Sign',
  type: 'string',
  enum: signs,
  description: 'Which drawn sign stands beside the focus area',
});

export const Picture = closed(
  {
    src: Type.String({ format: 'uri-reference', examples: ['/pictures/canopy-dawn.1a2b3c4d.svg'] }),
    alt: Type.String({ examples: ['Illustration: the sun rises over the forest.'] }),
  },
  { $id: 'Picture', description: 'A picture and, in the asked language, what it shows' },
);

export const NavLink = closed(
  {
    href: Type.String({ format: 'uri-reference', examples: ['/about'] }),
    label: Type.String({ examples: ['About'] }),
  },
  { $id: 'NavLink' },
);

export const FocusArea = closed(
  {
    href: Type.String({ format: 'uri-reference', examples: ['/climate-mitigation'] }),
    label: Type.String({ examples: ['Climate and reforestation'] }),
    description: Type.String({ examples: ['We plant trees where the forest has thinned.'] }),
    sign: ref(Sign),
    image: ref(Picture),
  },
  { $id: 'FocusArea' },
);

export const Navigation = closed(
  { focus_areas: Type.Array(ref(FocusArea)), nav_links: Type.Array(ref(NavLink)) },
  { $id: 'Navigation', description: 'What the top bar lists' },
);
