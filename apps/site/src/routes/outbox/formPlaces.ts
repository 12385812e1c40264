import type { FormName } from '../../shared/outbox/keptForm.ts';
import { paths } from '../../shared/routes.ts';

/** Where a form is opened again. */
export const formPlaces: Readonly<Record<FormName, string>> = {
  volunteer: `${paths.volunteers}#application`,
  partnership: paths.partners,
  'partnership-short': paths.partnerships,
  feedback: paths.sendFeedback,
  'course-interest': `${paths.digitalLiteracy}#interests`,
  newsletter: `${paths.home}#newsletter`,
  update: `${paths.partnerships}?form=update#form`,
  'event-sign-up': paths.eventSignUp,
};
