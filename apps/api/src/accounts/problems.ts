import { defineMessage } from '@formatjs/intl';
import { problem, said } from '../http/problems/problem.ts';

export const accountProblems = {
  signInBusy: problem(
    'sign-in-busy',
    503,
    defineMessage({
      id: 'api.accounts.problem.sign-in-busy',
      defaultMessage: 'Too many people are signing in. Try again shortly.',
      description: 'An error',
    }),
  ),
  tooManyWrongPasswords: problem('passwords-too-many', 429, (minutes: number) =>
    said(
      defineMessage<{ minutes: string }>({
        id: 'api.accounts.problem.passwords-too-many',
        defaultMessage:
          'Too many wrong passwords. Try again in {minutes} {minutes, plural, one {minute} other {minutes}}.',
        description: 'An error; {minutes} is a number',
      }),
      { minutes: String(minutes) },
    ),
  ),
  confirmFirst: problem(
    'address-not-confirmed',
    403,
    defineMessage({
      id: 'api.accounts.problem.address-not-confirmed',
      defaultMessage: 'Confirm your e-mail address first: follow the link that we mailed to you, or ask for a new one.',
      description: 'An error',
    }),
  ),
  confirmedAlready: problem(
    'address-confirmed-already',
    409,
    defineMessage({
      id: 'api.accounts.problem.address-confirmed-already',
      defaultMessage: 'Your e-mail address is confirmed already: you need not do anything.',
      description: 'An error',
    }),
  ),
  tooManyLinks: problem(
    'links-too-many',
    429,
    defineMessage({
      id: 'api.accounts.problem.links-too-many',
      defaultMessage: 'We have mailed you several links today. Use the newest one, or ask again tomorrow.',
      description: 'An error',
    }),
  ),
  noMail: problem(
    'server-without-mail',
    409,
    defineMessage({
      id: 'api.accounts.problem.server-without-mail',
      defaultMessage: 'This server cannot send e-mail, so there is no link. Write to the foundation.',
      description: 'An error',
    }),
  ),
  badAccountLink: problem(
    'account-link-invalid',
    404,
    defineMessage({
      id: 'api.accounts.problem.account-link-invalid',
      defaultMessage: 'This link is too old, a newer one was used, or a part of it is missing. Ask for a new one.',
      description: 'An error',
    }),
  ),
  linkUsed: problem(
    'account-link-used',
    410,
    defineMessage({
      id: 'api.accounts.problem.account-link-used',
      defaultMessage: 'You have used this link already. Sign in with your new password, or ask for a new link.',
      description: 'An error',
    }),
  ),
  submissionGone: problem(
    'submission-not-found',
    404,
    defineMessage({
      id: 'api.accounts.problem.submission-not-found',
      defaultMessage:
        'Nothing like this was sent with your address, or it was deleted. See what is listed in your account.',
      description: 'An error',
    }),
  ),
  cannotWithdraw: problem(
    'submission-not-withdrawable',
    409,
    defineMessage({
      id: 'api.accounts.problem.submission-not-withdrawable',
      defaultMessage:
        'This has been decided, answered or withdrawn already, so it cannot be withdrawn. Load the page again.',
      description: 'An error',
    }),
  ),
  cannotCorrect: problem(
    'submission-not-correctable',
    409,
    defineMessage({
      id: 'api.accounts.problem.submission-not-correctable',
      defaultMessage: 'These details can no longer be changed here. Load the page again, or write to us what is wrong.',
      description: 'An error',
    }),
  ),
  noDocumentWanted: problem(
    'document-not-wanted',
    409,
    defineMessage({
      id: 'api.accounts.problem.document-not-wanted',
      defaultMessage: 'No document is wanted for this now. Load the page again to see where it stands.',
      description: 'An error',
    }),
  ),
  staffCannotErase: problem(
    'account-of-staff',
    409,
    defineMessage({
      id: 'api.accounts.problem.account-of-staff',
      defaultMessage: 'An account of staff has this address. Ask an administrator to end its role first.',
      description: 'An error',
    }),
  ),
  usernameTaken: problem('username-taken', 409, 'Username already taken'),
  notAuthenticated: problem('not-authenticated', 401, 'Not authenticated'),
  invalidToken: problem('token-invalid', 401, 'Invalid or expired token'),
  wrongPassword: problem('password-wrong', 401, 'Incorrect username or password'),
};
