import { defineMessages, type NoMessageValues } from 'react-intl';

export const sectionMessages = defineMessages<{
  curriculum: NoMessageValues;
  courses: NoMessageValues;
  coursesText: NoMessageValues;
  free: NoMessageValues;
  coursesFailed: NoMessageValues;
  updated: NoMessageValues;
  updateFailed: NoMessageValues;
  updateFailedText: NoMessageValues;
  interests: NoMessageValues;
  interestsAgain: NoMessageValues;
  room: NoMessageValues;
  galleryLoading: NoMessageValues;
  galleryError: { message: string };
  galleryFailed: NoMessageValues;
  computers: NoMessageValues;
  computersText: NoMessageValues;
  mobile: NoMessageValues;
  mobileText: NoMessageValues;
  internet: NoMessageValues;
  internetText: NoMessageValues;
  materials: NoMessageValues;
  materialsText: NoMessageValues;
  closing: NoMessageValues;
  seat: NoMessageValues;
  paper: { address: string; phone: string | undefined };
  lessons: NoMessageValues;
}>({
  curriculum: {
    id: 'site.digitalLiteracy.curriculum',
    defaultMessage: 'What is taught in class',
    description: 'Heading over the parts of the curriculum',
  },
  courses: {
    id: 'site.digitalLiteracy.courses',
    defaultMessage: 'Find a course',
    description: 'Heading over the courses of others',
  },
  coursesText: {
    id: 'site.digitalLiteracy.courses.text',
    defaultMessage: 'Of universities and schools. Samples are marked.',
    description: 'Under the heading over the courses of others',
  },
  free: {
    id: 'site.digitalLiteracy.free',
    defaultMessage: '100% Free Courses',
    description: 'Banner over the courses of others',
  },
  coursesFailed: {
    id: 'site.digitalLiteracy.courses.failed',
    defaultMessage: 'Failed to fetch courses',
    description: 'Why the courses could not be loaded, when the server gave no reason',
  },
  updated: {
    id: 'site.digitalLiteracy.updated',
    defaultMessage: 'Courses updated successfully!',
    description: 'Message after the list was read again',
  },
  updateFailed: {
    id: 'site.digitalLiteracy.updateFailed',
    defaultMessage: 'Failed to update courses',
    description: 'Title of the message when the list could not be read again',
  },
  updateFailedText: {
    id: 'site.digitalLiteracy.updateFailed.text',
    defaultMessage: 'Unable to connect to the course update service. Please try again later.',
    description: 'Message when the list could not be read again and the server gave no reason',
  },
  interests: {
    id: 'site.digitalLiteracy.interests',
    defaultMessage: 'Tell us what you want to learn',
    description: 'Heading beside the form for course interests',
  },
  interestsAgain: {
    id: 'site.digitalLiteracy.interests.again',
    defaultMessage: 'Filled it in before? Your e-mail address brings it back.',
    description: 'Beside the form for course interests',
  },
  room: {
    id: 'site.digitalLiteracy.room',
    defaultMessage: 'What is in the room',
    description: 'Heading over pictures of the classroom and what there is to work with',
  },
  galleryLoading: {
    id: 'site.digitalLiteracy.gallery.loading',
    defaultMessage: 'Loading...',
    description: 'Said while the pictures are being fetched',
  },
  galleryError: {
    id: 'site.digitalLiteracy.gallery.error',
    defaultMessage: 'Error loading gallery: {message}',
    description: 'Said when the pictures could not be fetched; the message says why',
  },
  galleryFailed: {
    id: 'site.digitalLiteracy.gallery.failed',
    defaultMessage: 'Failed to fetch digital literacy gallery photos',
    description: 'Why the pictures could not be loaded, when the server gave no reason',
  },
  computers: {
    id: 'site.digitalLiteracy.computers',
    defaultMessage: 'Computers',
    description: 'What there is to work with',
  },
  computersText: {
    id: 'site.digitalLiteracy.computers.text',
    defaultMessage: 'A screen and a keyboard.',
    description: 'About the computers in the classroom',
  },
  mobile: { id: 'site.digitalLiteracy.mobile', defaultMessage: 'Mobile', description: 'What there is to work with' },
  mobileText: {
    id: 'site.digitalLiteracy.mobile.text',
    defaultMessage: 'Lessons on your own phone.',
    description: 'About learning on a phone',
  },
  internet: {
    id: 'site.digitalLiteracy.internet',
    defaultMessage: 'Internet',
    description: 'What there is to work with',
  },
  internetText: {
    id: 'site.digitalLiteracy.internet.text',
    defaultMessage: 'A shared connection.',
    description: 'About the internet in the classroom',
  },
  materials: {
    id: 'site.digitalLiteracy.materials',
    defaultMessage: 'Materials',
    description: 'What there is to work with',
  },
  materialsText: {
    id: 'site.digitalLiteracy.materials.text',
    defaultMessage: 'Printed pages to take home.',
    description: 'About the printed materials',
  },
  closing: {
    id: 'site.digitalLiteracy.closing',
    defaultMessage: 'Bring a friend.',
    description: 'Above the last link of the page',
  },
  seat: {
    id: 'site.digitalLiteracy.seat',
    defaultMessage: 'Enrol in a class',
    description: 'Last link of the page, to the page on which one applies',
  },
  paper: {
    id: 'site.digitalLiteracy.paper',
    defaultMessage: 'On paper: fill this in and post it to {address}, or call {phone}.',
    description: 'Above a form, when the page is printed',
  },
  lessons: {
    id: 'site.digitalLiteracy.lessons',
    defaultMessage: 'Offline lessons',
    description: 'Link to /lessons, beside the heading over the curriculum',
  },
});
