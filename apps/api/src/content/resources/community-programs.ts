import { Type } from 'typebox';
import { Accent, localised, oneOf, ref, sampleMark, sitePath, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const CommunityProgramIcon = oneOf(['Users', 'BookOpen', 'Award', 'Camera', 'MapPin', 'Heart'], {
  $id: 'CommunityProgramIcon',
});

const CommunityProgram = strictObject(
  {
    title: localised(60, { examples: ['Skills Training Workshops'] }),
    participants: localised(60, { examples: ['200+ people trained'] }),
    description: localised(320, { examples: ['Evening and weekend workshops in Nsele.'] }),
    icon: ref(CommunityProgramIcon),
    color: ref(Accent),
    href: { ...sitePath('/digital-literacy'), description: 'Where the card leads: titles differ by language' },
    sample: sampleMark(),
  },
  { $id: 'CommunityProgram' },
);

export const communityPrograms = contentResource({
  path: '/community-programs',
  operationId: 'getCommunityPrograms',
  summary: 'Programs of the community empowerment page',
  tag: 'Programs',
  answer: Type.Array(ref(CommunityProgram), { $id: 'CommunityPrograms' }),
});
