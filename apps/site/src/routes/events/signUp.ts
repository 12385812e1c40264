import type { SignUpInput, SignUpReceipt } from '@nzete/api-client/applications';
import { emailLimit, phoneNumberForm, signUpLimits } from '@nzete/domain';
import { languages } from '@nzete/ui/format';
import { boolean, object, string } from 'yup';

/** The fields have the names that the server gives them in an error. */
export interface SignUp {
  /** The id of the event. */
  event: string;
  name: string;
  email: string;
  phone: string;
  /** A digit */
  people: string;
  language: string;
  note: string;
  may_wait: boolean;
  consent: boolean;
}

export const emptySignUp: SignUp = {
  event: '',
  name: '',
  email: '',
  phone: '',
  people: '',
  language: '',
  note: '',
  may_wait: false,
  consent: false,
};

export const peopleChoices = Array.from({ length: signUpLimits.people }, (_, at) => String(at + 1));

const { minLength, maxLength, pattern } = phoneNumberForm;

/** The validation schema. Its messages are keys of `messages`. */
export const signUpSchema = object({
  event: string().required('refused'),
  name: string().trim().required('nameMissing').max(signUpLimits.name, 'nameLong'),
  email: string()
    .trim()
    .max(emailLimit, 'emailWrong')
    .required('emailMissing')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'emailWrong'),
  phone: string().trim().min(minLength, 'phoneWrong').max(maxLength, 'phoneWrong').matches(new RegExp(pattern, 'u'), {
    message: 'phoneWrong',
    excludeEmptyString: true,
  }),
  people: string().required('peopleWrong').oneOf(peopleChoices, 'peopleWrong'),
  language: string()
    .required('languageMissing')
    .oneOf([...languages], 'languageMissing'),
  note: string().trim().max(signUpLimits.note, 'noteLong'),
  may_wait: boolean(),
  consent: boolean().required('consentMissing').oneOf([true], 'consentMissing'),
});

/** The arguments of the call that sends valid values. */
export function signUpCall(values: SignUp): { signUpInput: SignUpInput } {
  const { event, name, email, phone, people, language, note, may_wait } = signUpSchema.cast(values);
  return {
    signUpInput: {
      ...{ event, name, email, people: Number(people), consent: true as const },
      // The schema has checked it.
      language: language as SignUpInput['language'],
      ...(phone && { phone }),
      ...(note && { note }),
      ...(may_wait && { may_wait }),
    },
  };
}

/** Which confirmation is shown at `/sent`: of a seat or of the waiting list, by mail or not. */
export const shownAs = (receipt?: Pick<SignUpReceipt, 'is_waiting' | 'is_mailed'>): string =>
  `event-${receipt?.is_waiting ? 'waiting' : 'sign-up'}${receipt && !receipt.is_mailed ? '-unmailed' : ''}`;
