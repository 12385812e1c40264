import { defineMessage } from '@formatjs/intl';
import { problem, said } from '../http/problems/problem.ts';

export const staffProblems = {
  staffSignIn: problem(
    'staff-not-signed-in',
    401,
    defineMessage({
      id: 'api.staff.problem.staff-not-signed-in',
      defaultMessage: 'You are not signed in, or were signed out. Sign in to the staff area again.',
      description: 'An error in the staff area',
    }),
  ),
  secondFactorWanted: problem(
    'second-factor-wanted',
    401,
    defineMessage({
      id: 'api.staff.problem.second-factor-wanted',
      defaultMessage: 'Enter the code of your authenticator app, or use your passkey, first.',
      description: 'An error in the staff area',
    }),
  ),
  secondFactorToPublish: problem(
    'second-factor-to-publish',
    403,
    defineMessage({
      id: 'api.staff.problem.second-factor-to-publish',
      defaultMessage:
        'To publish you need a second factor. Set one up under “Where you are signed in”, then try again.',
      description: 'An error in the staff area',
    }),
  ),
  wrongStaffPassword: problem(
    'staff-password-wrong',
    401,
    defineMessage({
      id: 'api.staff.problem.staff-password-wrong',
      defaultMessage: 'The name or the password is wrong. Check both and try again.',
      description: 'An error in the staff area',
    }),
  ),
  wrongCode: problem(
    'code-wrong',
    403,
    defineMessage({
      id: 'api.staff.problem.code-wrong',
      defaultMessage:
        'This code is wrong, too old or was used already. Enter the code that the app shows now, or another recovery code.',
      description: 'An error in the staff area',
    }),
  ),
  wrongFirstCode: problem(
    'first-code-wrong',
    403,
    defineMessage({
      id: 'api.staff.problem.first-code-wrong',
      defaultMessage:
        'This code is too old, or is not of the key on this page. Enter the code that the app shows now. If the app has an earlier key, delete that entry and scan the picture again.',
      description: 'An error in the staff area',
    }),
  ),
  hasSecondFactor: problem(
    'second-factor-exists',
    409,
    defineMessage({
      id: 'api.staff.problem.second-factor-exists',
      defaultMessage: 'A second factor is set up already. Ask an administrator to remove it first.',
      description: 'An error in the staff area',
    }),
  ),
  badInvitation: problem(
    'invitation-not-found',
    404,
    defineMessage({
      id: 'api.staff.problem.invitation-not-found',
      defaultMessage:
        'This invitation was withdrawn, is older than 48 hours, or a part of the link is missing. Ask for a new one.',
      description: 'An error in the staff area',
    }),
  ),
  invitationUsed: problem(
    'invitation-used',
    410,
    defineMessage({
      id: 'api.staff.problem.invitation-used',
      defaultMessage: 'This invitation was used already. Sign in with the username and password that you chose.',
      description: 'An error in the staff area',
    }),
  ),
  usernameTaken: problem(
    'staff-username-taken',
    409,
    defineMessage({
      id: 'api.staff.problem.staff-username-taken',
      defaultMessage: 'This username is taken. Choose another one.',
      description: 'An error in the staff area',
    }),
  ),
  isStaffAlready: problem(
    'staff-address-taken',
    409,
    defineMessage({
      id: 'api.staff.problem.staff-address-taken',
      defaultMessage: 'A member of staff has this address already. Change the role in the list of people instead.',
      description: 'An error in the staff area',
    }),
  ),
  isInvitedAlready: problem(
    'invitation-open',
    409,
    defineMessage({
      id: 'api.staff.problem.invitation-open',
      defaultMessage:
        'This address has an invitation that still works, and nobody was invited again. To send another one, withdraw it first under “Open invitations”.',
      description: 'An error in the staff area',
    }),
  ),
  lastAdministrator: problem(
    'last-administrator',
    409,
    defineMessage({
      id: 'api.staff.problem.last-administrator',
      defaultMessage: 'This is the last administrator. Make someone else an administrator first.',
      description: 'An error in the staff area',
    }),
  ),
  roleChanged: problem(
    'role-changed-since',
    409,
    defineMessage({
      id: 'api.staff.problem.role-changed-since',
      defaultMessage: 'Someone else has changed this role in the meantime. Load the page again to see it.',
      description: 'An error in the staff area',
    }),
  ),
  personGone: problem(
    'person-not-found',
    404,
    defineMessage({
      id: 'api.staff.problem.person-not-found',
      defaultMessage: 'This person is no longer on the staff. Load the page again.',
      description: 'An error in the staff area',
    }),
  ),
  sessionGone: problem(
    'session-not-found',
    404,
    defineMessage({
      id: 'api.staff.problem.session-not-found',
      defaultMessage: 'This sign-in has ended already. Load the page again.',
      description: 'An error in the staff area',
    }),
  ),
  noSecondFactor: problem(
    'second-factor-not-found',
    404,
    defineMessage({
      id: 'api.staff.problem.second-factor-not-found',
      defaultMessage: 'This person has no second factor. Load the page again.',
      description: 'An error in the staff area',
    }),
  ),
  secondFactorChanged: problem(
    'second-factor-changed-since',
    409,
    defineMessage({
      id: 'api.staff.problem.second-factor-changed-since',
      defaultMessage:
        'This person has set up a new second factor in the meantime, so nothing was removed. Load the page again to see it.',
      description: 'An error in the staff area',
    }),
  ),
  noOwnSecondFactor: problem(
    'own-second-factor-not-found',
    404,
    defineMessage({
      id: 'api.staff.problem.own-second-factor-not-found',
      defaultMessage:
        'You have no second factor, so there are no recovery codes. Set one up under “Where you are signed in” first.',
      description: 'An error in the staff area',
    }),
  ),
  tooManyGuesses: problem('staff-guesses-too-many', 429, (minutes: number) =>
    said(
      defineMessage<{ minutes: string }>({
        id: 'api.staff.problem.staff-guesses-too-many',
        defaultMessage: 'Too many wrong tries. Try again in {minutes} {minutes, plural, one {minute} other {minutes}}.',
        description: 'An error in the staff area; {minutes} is a number',
      }),
      { minutes: String(minutes) },
    ),
  ),
  otherRole: problem(
    'role-not-allowed',
    403,
    defineMessage({
      id: 'api.staff.problem.role-not-allowed',
      defaultMessage: 'Your role does not allow this. Ask an administrator.',
      description: 'An error in the staff area',
    }),
  ),
};
