import { Type } from 'typebox';
import { localised, oneOf, Picture, ref, sampleMark, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

/** The parts of the curriculum, in order. */
export const curriculumParts = ['basics', 'internet', 'communication', 'mobile'] as const;

const Lesson = strictObject(
  {
    title: localised(80, { examples: ['File Management'] }),
    text: localised(600, { examples: ['What you write is a file, and files live in folders.'] }),
    steps: Type.Array(localised(160, { examples: ['Make a folder with your name.'] }), { minItems: 1, maxItems: 8 }),
    exercise: localised(200, { examples: ['Delete a file, then get it back from the bin.'] }),
  },
  { $id: 'Lesson', description: 'A lesson that one person can do in half an hour, at a computer or a phone' },
);

const LessonPart = strictObject(
  {
    id: oneOf(curriculumParts, { description: 'The part of the curriculum', examples: ['basics'] }),
    picture: ref(Picture),
    lessons: Type.Array(ref(Lesson), { minItems: 1, maxItems: 12 }),
    sample: sampleMark(),
  },
  { $id: 'LessonPart', description: 'The lessons of one part of the curriculum' },
);

export const lessons = contentResource({
  path: '/lessons',
  operationId: 'getLessons',
  summary: 'The lessons of the digital literacy course',
  tag: 'Learning',
  answer: Type.Array(ref(LessonPart), {
    $id: 'Lessons',
    description: 'The lessons of each part of the curriculum, in its order',
  }),
});
