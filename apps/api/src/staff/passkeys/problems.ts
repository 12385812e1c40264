import { defineMessage } from '@formatjs/intl';
import { problem } from '../../http/problems/problem.ts';

export const passkeyProblems = {
  wrongPasskey: problem(
    'passkey-wrong',
    403,
    defineMessage({
      id: 'api.staff.problem.passkey-wrong',
      defaultMessage:
        'This passkey was not accepted: it is not one of yours here, or more than five minutes have passed. Try again, or enter a code.',
      description: 'An error in the staff area',
    }),
  ),
  passkeyNotAdded: problem(
    'passkey-not-added',
    403,
    defineMessage({
      id: 'api.staff.problem.passkey-not-added',
      defaultMessage:
        'The passkey could not be added: more than five minutes have passed, or the browser asked for another site. Try again.',
      description: 'An error in the staff area',
    }),
  ),
  passkeyKnown: problem(
    'passkey-exists',
    409,
    defineMessage({
      id: 'api.staff.problem.passkey-exists',
      defaultMessage: 'This passkey was added before. Use another device or security key.',
      description: 'An error in the staff area',
    }),
  ),
  secondFactorBeforePasskey: problem(
    'second-factor-before-passkey',
    409,
    defineMessage({
      id: 'api.staff.problem.second-factor-before-passkey',
      defaultMessage: 'You have a second factor already. Sign in with it first; then you can add a passkey.',
      description: 'An error in the staff area',
    }),
  ),
  tooManyPasskeys: problem(
    'passkeys-too-many',
    409,
    defineMessage({
      id: 'api.staff.problem.passkeys-too-many',
      defaultMessage: 'You have ten passkeys, and there cannot be more. Remove one first.',
      description: 'An error in the staff area',
    }),
  ),
  onlySecondFactor: problem(
    'passkey-is-only-second-factor',
    409,
    defineMessage({
      id: 'api.staff.problem.passkey-is-only-second-factor',
      defaultMessage:
        'This passkey is your only second factor. Add another one first, or ask an administrator to remove it.',
      description: 'An error in the staff area',
    }),
  ),
  noPasskey: problem(
    'passkey-missing',
    409,
    defineMessage({
      id: 'api.staff.problem.passkey-missing',
      defaultMessage: 'You have no passkey here. Enter a code.',
      description: 'An error in the staff area',
    }),
  ),
  passkeyGone: problem(
    'passkey-not-found',
    404,
    defineMessage({
      id: 'api.staff.problem.passkey-not-found',
      defaultMessage: 'This passkey was removed already. Load the page again.',
      description: 'An error in the staff area',
    }),
  ),
};
