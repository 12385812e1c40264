/** What the forms are posted with in `forms.test.ts`: first nonsense, then right answers. */
import { paths } from '../../src/shared/routes.ts';
import type { Values } from './form.ts';

let count = 0;
/** An address of e-mail that no other test has. */
export const unique = (name: string): string => `${name}-${process.pid}-${count++}@example.org`;

interface FormCase {
  id: string;
  name: string;
  path: string;
  form: string;
  wrong: Values;
  /** Fields with an error. */
  faults: readonly string[];
  right: () => Values;
  /** Its message at `/sent`. */
  heading: string;
  /** How its reference number begins. */
  reference?: string;
}

/** Every form that is posted in one step, with fields that are wrong at first. */
export const formCases: readonly FormCase[] = [
  {
    id: 'FORM-01',
    name: 'feedback',
    path: paths.sendFeedback,
    form: 'main form',
    wrong: { email: 'ada@example', message: '  ' },
    faults: ['message', 'email'],
    right: () => ({ email: unique('ada'), message: 'The pages are slow.\nIn French.' }),
    heading: 'feedbackTitle',
    reference: 'NZ-F',
  },
  {
    id: 'FORM-01, GIFT-01',
    name: 'gift',
    path: paths.gift,
    form: 'main form',
    wrong: {
      method: 'mobile-money',
      currency: 'CDF',
      sent_on: '2026-06-01',
      transfer_reference: 'MP260601 <b>',
      email: 'ada@example.org',
      amount: 'much',
    },
    faults: ['amount'],
    right: () => ({ amount: '1 500,50' }),
    heading: 'giftTitle',
    reference: 'NZ-G',
  },
  {
    id: 'FORM-01, VOL-01, VOL-06, INPUT-07',
    name: 'volunteers',
    path: paths.volunteers,
    form: 'form[data-slot="volunteer-form"]',
    wrong: {
      lastName: 'Mbo "& <b>',
      email: 'ada',
      interests: 'Climate Action',
      backgroundCheck: true,
      skills: 'Trees\nMaps',
    },
    faults: ['firstName', 'email', 'location', 'availability', 'motivation'],
    right: () => ({
      firstName: 'Ada',
      lastName: '',
      oneName: true,
      email: unique('volunteer'),
      location: 'Boma',
      availability: 'weekends',
      motivation: 'I plant trees.',
    }),
    heading: 'volunteerTitle',
    reference: 'NZ-V',
  },
  {
    id: 'FORM-01',
    name: 'course interests',
    path: paths.digitalLiteracy,
    form: 'form[data-slot="course-interest-form"]',
    wrong: { name: 'Ada' },
    faults: ['email', 'interests'],
    right: () => ({ email: unique('courses'), interests: true }),
    heading: 'interestTitle',
  },
  {
    id: 'FORM-01, SHIP-07',
    name: 'request for a first talk',
    path: `${paths.partnerships}?form=consultation`,
    form: 'form[data-slot="consultation-form"]',
    wrong: { name: 'Ada', email: 'ada' },
    faults: ['email', 'message'],
    right: () => ({ email: unique('talk'), message: 'Trees' }),
    heading: 'consultationTitle',
  },
  {
    id: 'FORM-01, SHIP-03',
    name: 'update',
    path: `${paths.partnerships}?form=update`,
    form: 'form[data-slot="update-form"]',
    wrong: { title: 'A borehole' },
    faults: ['content', 'author'],
    right: () => ({ content: `In Boma, ${unique('')}`, author: 'Ada' }),
    heading: 'updateTitle',
  },
  {
    id: 'FORM-06, COLLAB-03',
    name: 'long application',
    path: paths.partners,
    form: '[data-slot="partnership-application-form"]',
    wrong: { organizationName: 'Coopérative Maji Safi' },
    faults: [
      'organizationType',
      'country',
      'contactPerson',
      'email',
      'focusAreas',
      'description',
      'proposedCollaboration',
    ],
    right: () => ({
      organizationType: 'community',
      country: 'DR Congo',
      contactPerson: 'Ada Mbo',
      email: unique('maji'),
      focusAreas: 'Clean water',
      description: 'Two hundred families.',
      proposedCollaboration: 'Seedlings for the schools.',
    }),
    heading: 'volunteerTitle',
    reference: 'NZ-P',
  },
];
