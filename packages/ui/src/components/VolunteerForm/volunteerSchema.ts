import { array, boolean, object, string } from 'yup';
import { phoneSchema } from '../../primitives/PhoneField/phoneSchema.ts';
import { emailError } from '../NewsletterForm/emailError.ts';
import { volunteerAvailabilities, volunteerInterests } from './volunteerApplication.ts';

/** A text with the maximum length that the server accepts. */
const text = (limit: number) => string().trim().max(limit, `long.${limit}`);
const email = () =>
  string()
    .trim()
    .test('form', 'email.malformed', (value) => !value || emailError(value) === undefined);

/**
 * The validation schema of a volunteer's application. Its messages are keys of `volunteerErrors`.
 */
export const volunteerSchema = object({
  firstName: text(100).required('firstName.required'),
  lastName: text(100).required('lastName.required'),
  email: email().required('email.required'),
  phone: phoneSchema(),
  location: text(160).required('location.required'),
  interests: array().of(string().oneOf(volunteerInterests)),
  skills: text(2000),
  availability: string()
    .oneOf(['', ...volunteerAvailabilities])
    .required('availability.required'),
  workingWithVulnerable: boolean(),
  backgroundCheck: boolean(),
  experience: text(4000),
  motivation: text(4000).required('motivation.required'),
});
