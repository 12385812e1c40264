import { array, boolean, object, string } from 'yup';
import { emailError } from '../NewsletterForm/emailError.ts';
import { volunteerAvailabilities, volunteerInterests } from './volunteerApplication.ts';

/** The longest texts that the foundation's server takes, in characters. */
export const volunteerLimits = { skills: 2_000, experience: 4_000, motivation: 4_000 };

const line = (limit: number) => string().trim().max(limit, `long.${limit}`);
const email = () =>
  string()
    .trim()
    .test('form', 'email.malformed', (value) => !value || emailError(value) === undefined);

/** What keeps a volunteer's form from being sent. The messages are keys (see `volunteerErrors`). */
export const volunteerSchema = object({
  firstName: line(100).required('firstName.required'),
  lastName: line(100).required('lastName.required'),
  email: email().required('email.required'),
  phone: line(40),
  location: line(160).required('location.required'),
  interests: array().of(string().oneOf(volunteerInterests)),
  skills: line(volunteerLimits.skills),
  availability: string()
    .oneOf(['', ...volunteerAvailabilities])
    .required('availability.required'),
  workingWithVulnerable: boolean(),
  backgroundCheck: boolean(),
  experience: line(volunteerLimits.experience),
  motivation: line(volunteerLimits.motivation).required('motivation.required'),
});
