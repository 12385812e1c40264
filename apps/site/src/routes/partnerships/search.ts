import { paths } from '../../shared/routes.ts';
import { oneOf } from '../../shared/searchParams.ts';

/** The form that the page shows in place, because a browser without JavaScript opens no dialog. */
export const search = { form: oneOf(['', 'consultation', 'update']) };

/** The address at which the page shows a form in place. */
export const formAddress = (form: 'consultation' | 'update') => `${paths.partnerships}?form=${form}#form`;
