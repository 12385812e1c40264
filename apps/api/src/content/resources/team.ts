import { Type } from 'typebox';
import { Accent, localised, Picture, ref, sampleMark, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const TeamMember = strictObject(
  {
    name: Type.String({ minLength: 1, maxLength: 80, examples: ['Amani Mfano'] }),
    role: localised(80, { examples: ['Head of reforestation'] }),
    initials: Type.String({
      pattern: '^[A-ZÀ-Ý]{2,3}$',
      description: 'Shown until there is a photo',
      examples: ['AM'],
    }),
    color: ref(Accent),
    photo: Type.Optional(ref(Picture)),
    sample: sampleMark(),
  },
  { $id: 'TeamMember', description: 'Someone who leads the work' },
);

export const team = contentResource({
  path: '/team',
  operationId: 'getTeam',
  summary: 'The people who lead the foundation',
  tag: 'Foundation',
  answer: Type.Array(ref(TeamMember), {
    $id: 'TeamMembers',
    description: 'The leadership, in the order in which it is shown',
  }),
});
