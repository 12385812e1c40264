import { defineMessages, type NoMessageValues } from 'react-intl';

export const courseCardMessages = defineMessages<{
  sample: NoMessageValues;
  elsewhere: NoMessageValues;
  offline: NoMessageValues;
  rating: { rating: string };
  learners: { learners: string };
}>({
  sample: {
    id: 'ui.CourseCard.sample',
    defaultMessage: 'Sample: no course yet',
    description: 'At a course that is only a sample of what the list will hold',
  },
  elsewhere: {
    id: 'ui.CourseCard.elsewhere',
    defaultMessage: 'another website',
    description: 'After the title of a course, for screen readers: its link leaves this site',
  },
  offline: {
    id: 'ui.CourseCard.offline',
    defaultMessage: 'Works offline',
    description: 'At a course that can be used without internet',
  },
  rating: {
    id: 'ui.CourseCard.rating',
    defaultMessage: 'Rated {rating} of 5',
    description: 'What learners say of a course',
  },
  learners: {
    id: 'ui.CourseCard.learners',
    defaultMessage: 'Learners: {learners}',
    description: 'How many people have taken a course',
  },
});
