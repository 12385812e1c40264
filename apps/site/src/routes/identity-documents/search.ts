import { typed } from '../../shared/searchParams.ts';

/** The application, and the token that may add documents to it. */
export const search = {
  reference: typed(/^NZ-K-\d{4}-[2-9A-Z]{6,8}$/),
  token: typed(/^[\w-]{43}$/),
};
