import { Type } from 'typebox';
import { closed, localised, ref } from '../../http/schemas.ts';

const icons = ['Users', 'Award', 'MapPin', 'Heart'] as const;

const CommunityImpactStatIcon = Type.Unsafe<(typeof icons)[number]>({
  $id: 'CommunityImpactStatIcon',
  type: 'string',
  enum: icons,
});

const CommunityImpactStat = closed(
  {
    number: Type.String({
      pattern: '^[0-9]+[+%]$',
      maxLength: 8,
      description: 'The figure with its sign, as the foundation states it',
      examples: ['200+'],
    }),
    label: localised(60, { examples: ['People trained'] }),
    icon: ref(CommunityImpactStatIcon),
  },
  { $id: 'CommunityImpactStat' },
);

export const CommunityImpactStats = Type.Array(ref(CommunityImpactStat), { $id: 'CommunityImpactStats', minItems: 1 });
