import { paths } from '../../shared/routes.ts';

/** Where one signs up for an event. */
export const signUpAddress = (id: string) => `${paths.eventSignUp}?event=${id}`;
