import { contentResource } from '../../content/resource.ts';
import { CommunityTestimonials } from './schemas.ts';

export const communityTestimonials = contentResource({
  path: '/community-testimonials',
  operationId: 'getCommunityTestimonials',
  summary: 'Testimonials of the community empowerment page',
  tag: 'Programs',
  answer: CommunityTestimonials,
});
