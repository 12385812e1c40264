import { defineMessage } from '@formatjs/intl';
import { problem, said } from '../http/problems/problem.ts';

export const eventProblems = {
  unknownEvent: problem(
    'event-not-found',
    404,
    defineMessage({
      id: 'api.events.problem.event-not-found',
      defaultMessage: 'There is no such event, or it is over. The page of the events lists the next ones.',
      description: 'An error',
    }),
  ),
  noSignUp: problem(
    'event-without-sign-up',
    409,
    defineMessage({
      id: 'api.events.problem.event-without-sign-up',
      defaultMessage: 'There is no sign-up for this event: just come. The page of the events says when and where.',
      description: 'An error',
    }),
  ),
  alreadySignedUp: problem(
    'sign-up-exists',
    409,
    defineMessage({
      id: 'api.events.problem.sign-up-exists',
      defaultMessage:
        'This address has signed up for this event already. To change it, cancel it with the link in the confirmation mail or in your account, then sign up again.',
      description: 'An error',
    }),
  ),
  full: problem(
    'event-full',
    409,
    defineMessage({
      id: 'api.events.problem.event-full',
      defaultMessage:
        'All seats are taken. Tick that you want to wait for a seat and send again, or choose another event.',
      description: 'An error',
    }),
  ),
  fewSeats: problem('seats-too-few', 409, (left: number) =>
    said(
      defineMessage<{ left: string }>({
        id: 'api.events.problem.seats-too-few',
        defaultMessage:
          'Seats left: {left}. Come with fewer people, or tick that you want to wait for seats, and send again.',
        description: 'An error; {left} is a number',
      }),
      { left: String(left) },
    ),
  ),
  badCancelLink: problem(
    'cancel-link-invalid',
    404,
    defineMessage({
      id: 'api.events.problem.cancel-link-invalid',
      defaultMessage: 'This link does not work: perhaps a part of it is missing. Copy the whole link, or write to us.',
      description: 'An error',
    }),
  ),
  unknownSignUp: problem(
    'sign-up-not-found',
    404,
    defineMessage({
      id: 'api.events.problem.sign-up-not-found',
      defaultMessage: 'There is no such sign-up. It may have been erased: go back to the list.',
      description: 'An error',
    }),
  ),
  signUpChanged: problem(
    'sign-up-changed-since',
    409,
    defineMessage({
      id: 'api.events.problem.sign-up-changed-since',
      defaultMessage:
        'This person has got a seat in the meantime, so nothing was cancelled. Open the list again, and cancel it if that is still right.',
      description: 'An error',
    }),
  ),
  alreadyCancelled: problem(
    'sign-up-cancelled-since',
    409,
    defineMessage({
      id: 'api.events.problem.sign-up-cancelled-since',
      defaultMessage: 'This is cancelled already. Open the list again to see it.',
      description: 'An error',
    }),
  ),
};
