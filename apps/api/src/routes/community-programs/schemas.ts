import { Type } from 'typebox';
import { Accent, closed, localised, ref, sitePath } from '../../http/schemas.ts';

const icons = ['Users', 'BookOpen', 'Award', 'Camera', 'MapPin', 'Heart'] as const;

const CommunityProgramIcon = Type.Unsafe<(typeof icons)[number]>({
  $id: 'CommunityProgramIcon',
  type: 'string',
  enum: icons,
});

const CommunityProgram = closed(
  {
    title: localised(60, { examples: ['Skills Training Workshops'] }),
    participants: localised(60, { examples: ['200+ people trained'] }),
    description: localised(320, { examples: ['Evening and weekend workshops in Nsele.'] }),
    icon: ref(CommunityProgramIcon),
    color: ref(Accent),
    href: { ...sitePath('/digital-literacy'), description: 'Where the card leads: titles differ by language' },
  },
  { $id: 'CommunityProgram' },
);

export const CommunityPrograms = Type.Array(ref(CommunityProgram), { $id: 'CommunityPrograms', minItems: 1 });
