import { typed } from '../../shared/searchParams.ts';

/** The application, and the token that may add documents to it. */
export const search = {
  reference: typed(/^NZ-K-\d{4}-[2-9A-Z]{6,8}$/),
  token: typed(/^[\w-]{43}$/),
  /** The documents that staff have asked for, with dots between. */
  wanted: typed(/^[A-Za-z]{1,40}(?:\.[A-Za-z]{1,40})?$/),
};
