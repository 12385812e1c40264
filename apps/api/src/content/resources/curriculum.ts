import { Type } from 'typebox';
import { localised, oneOf, ref, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const CurriculumModule = strictObject(
  {
    id: oneOf(['basics', 'internet', 'communication', 'mobile'], {
      description: 'Which tab it is',
      examples: ['basics'],
    }),
    title: localised(60, { examples: ['Computer Basics'] }),
    duration: localised(40, { examples: ['4 weeks'] }),
    description: localised(300, { examples: ['The parts of a computer, and what to do when one stops working.'] }),
    progress: Type.Integer({ minimum: 0, maximum: 100, description: 'Percent that is ready', examples: [85] }),
    weeks: Type.Integer({ minimum: 1, maximum: 52, examples: [4] }),
    lessons: Type.Array(localised(80, { examples: ['Computer Hardware Basics'] }), { minItems: 1, maxItems: 12 }),
  },
  { $id: 'CurriculumModule', description: 'One tab of the curriculum' },
);

export const curriculum = contentResource({
  path: '/curriculum',
  operationId: 'getCurriculum',
  summary: 'What the digital literacy course teaches',
  tag: 'Learning',
  answer: Type.Array(ref(CurriculumModule), {
    $id: 'Curriculum',
    description: 'What the digital literacy course teaches, in order',
  }),
});
