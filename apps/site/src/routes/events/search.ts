import { textOf } from '../../shared/searchParams.ts';

/** The event that the form is for. */
export const search = { event: textOf(/^[a-z0-9-]{3,60}$/) };
