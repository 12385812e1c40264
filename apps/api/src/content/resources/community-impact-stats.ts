import { Type } from 'typebox';
import { localised, oneOf, ref, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const CommunityImpactStatIcon = oneOf(['Users', 'Award', 'MapPin', 'Heart'], { $id: 'CommunityImpactStatIcon' });

const CommunityImpactStat = strictObject(
  {
    number: Type.String({
      pattern: '^[0-9]+[+%]$',
      maxLength: 8,
      description: 'The figure with its sign, as the foundation states it',
      examples: ['200+'],
    }),
    label: localised(60, { examples: ['People trained'] }),
    icon: ref(CommunityImpactStatIcon),
    asOf: Type.Union([Type.String({ format: 'date' }), Type.Null()], {
      description: 'The day on which it was counted; null while no one has noted it',
      examples: ['2025-10-31'],
    }),
  },
  { $id: 'CommunityImpactStat' },
);

export const communityImpactStats = contentResource({
  path: '/community-impact-stats',
  operationId: 'getCommunityImpactStats',
  summary: 'Figures of the community empowerment page',
  tag: 'Programs',
  answer: Type.Array(ref(CommunityImpactStat), { $id: 'CommunityImpactStats' }),
});
