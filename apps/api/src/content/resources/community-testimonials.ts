import { Type } from 'typebox';
import { localised, pictureAddress, ref, sampleMark, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const CommunityTestimonial = strictObject(
  {
    name: Type.String({ minLength: 1, maxLength: 60, examples: ['Sample Participant'] }),
    role: localised(80, { examples: ['Treasurer of a savings group'] }),
    quote: localised(320, { examples: ['I learned to keep accounts.'] }),
    image: pictureAddress(),
    alt: localised(160, { description: 'What the image shows', examples: ['Illustration: a meeting under a tree.'] }),
    sample: sampleMark(),
  },
  { $id: 'CommunityTestimonial', description: 'What someone who took part says' },
);

export const communityTestimonials = contentResource({
  path: '/community-testimonials',
  operationId: 'getCommunityTestimonials',
  summary: 'Testimonials of the community empowerment page',
  tag: 'Programs',
  answer: Type.Array(ref(CommunityTestimonial), {
    $id: 'CommunityTestimonials',
  }),
});
