import { textOf, typed } from '../../shared/searchParams.ts';

/** The form that was sent, and the reference number, if it has one. */
export const search = {
  form: textOf(/^[a-z\d-]{1,40}$/),
  reference: typed(/^NZ-[A-Z]-\d{4}-[2-9A-Z]{6,8}$/),
};
