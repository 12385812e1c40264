import { Type } from 'typebox';
import { localised, oneOf, Picture, ref, sitePath, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

/** The icons of the site; each focus area has one. */
const Sign = oneOf(
  ['climate', 'water', 'wildlife', 'community', 'digital', 'minerals', 'data', 'biodiversity', 'finance'],
  {
    $id: 'Sign',
    description: 'Which drawn sign is shown beside the focus area',
  },
);

const NavLink = strictObject(
  { href: sitePath('/about'), label: localised(24, { examples: ['About'] }) },
  { $id: 'NavLink' },
);

const FocusArea = strictObject(
  {
    href: sitePath('/climate-mitigation'),
    label: localised(40, { examples: ['Climate and reforestation'] }),
    description: localised(120, { examples: ['We plant trees where the forest has thinned.'] }),
    sign: ref(Sign),
    image: ref(Picture),
  },
  { $id: 'FocusArea' },
);

const Navigation = strictObject(
  { focus_areas: Type.Array(ref(FocusArea)), nav_links: Type.Array(ref(NavLink)) },
  { $id: 'Navigation', description: 'What the top bar lists' },
);

export const navigation = contentResource({
  path: '/navigation',
  operationId: 'getNavigation',
  summary: 'Focus areas and links of the top bar',
  tag: 'Site',
  answer: Navigation,
});
