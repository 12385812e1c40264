import { createLink } from '../../../src/accounts/links.ts';
import { ada, asUser, confirmedAda, credentials, register, signIn } from '../accounts.ts';
import { post } from '../app.ts';
import { participant, publishEvent, sendSignUp, signUp, signUps } from '../events.ts';
import { addSubscribers } from '../letters.ts';
import { signInStaff } from '../staff-inbox.ts';
import { type RaceRow, two } from './race-row.ts';

const PASSWORDS = ['another long pass phrase', 'one more long pass phrase'] as const;

/** Seats, names, links and what visitors have sent. */
export const visitorRaces: readonly RaceRow[] = [
  [
    'signUpForEvent',
    'for the last seats',
    [201, 409],
    async (app) => {
      await publishEvent(app, { seats: 2 });
      const come = (email: string) => () => sendSignUp(app, { email });
      const final = async () => (await signUps(app)).map(({ email }) => email);
      const [one, two] = ['one@example.org', 'two@example.org'] as const;
      return { calls: [come(one), come(two)], wanted: [[one], [two]], final };
    },
  ],
  [
    'signUpForEvent',
    'with one address',
    [201, 409],
    async (app) => {
      await publishEvent(app, { seats: null });
      const come = (people: number) => () => sendSignUp(app, { people });
      const final = async () => (await signUps(app)).map(({ people }) => people);
      return { calls: [come(1), come(2)], wanted: [[1], [2]], final };
    },
  ],
  [
    'cancelSignUp',
    'by two people',
    [200, 409],
    async (app) => {
      await publishEvent(app);
      const { reference } = await signUp(app);
      const [amani, baraka] = await two(app);
      const cancel = (who: typeof amani, reason: string) => () =>
        who.call('POST', `/event-sign-ups/${reference}/cancellation`, { reason, expected_status: 'accepted' });
      const sent = app.store.db.selectFrom('submission_message').select('text');
      const final = async () => (await sent.execute()).map(({ text }) => text);
      return { calls: [cancel(amani, 'One'), cancel(baraka, 'Two')], wanted: [['One'], ['Two']], final };
    },
  ],
  [
    'cancelAllSignUps',
    'by two people',
    [200, 409],
    async (app) => {
      await publishEvent(app);
      await signUp(app);
      const [amani, baraka] = await two(app);
      const cancel = (who: typeof amani, reason: string) => () =>
        who.call('POST', '/events/planting/cancellation', { reason });
      const sent = app.store.db.selectFrom('submission_message').select('text');
      const final = async () => (await sent.execute()).map(({ text }) => text);
      return { calls: [cancel(amani, 'One'), cancel(baraka, 'Two')], wanted: [['One'], ['Two']], final };
    },
  ],
  [
    'registerUser',
    'with one name',
    [201, 409],
    async (app) => {
      const come = (email: string) => () => register(app, { ...ada, email });
      const accounts = app.store.db.selectFrom('account').select('email');
      const final = async () => (await accounts.execute()).map(({ email }) => email);
      const [one, two] = ['one@example.org', 'two@example.org'] as const;
      return { calls: [come(one), come(two)], wanted: [[one], [two]], final };
    },
  ],
  [
    'createCourseInterest',
    'with one address',
    [201, 409],
    async (app) => {
      const interest = { email: ada.email, interests: ['Web Development'] };
      const send = (name: string) => () => post(app, '/api/course_interests/', { ...interest, name });
      const stored = app.store.db.selectFrom('course_interest').select('name');
      const final = async () => (await stored.execute()).map(({ name }) => name);
      return { calls: [send('One'), send('Two')], wanted: [['One'], ['Two']], final };
    },
  ],
  [
    'resetPassword',
    'by one link',
    [204, 410],
    async (app) => {
      await register(app);
      const { id } = await app.store.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
      const token = await createLink(app.store.db, { purpose: 'reset-password', accountId: id, email: ada.email });
      const reset = (password: string) => () => post(app, '/api/password-reset/confirm', { token, password });
      const isOpen = async (password: string) => (await signIn(app, { ...credentials, password })).statusCode === 200;
      const final = async () => [await isOpen(PASSWORDS[0]), await isOpen(PASSWORDS[1])];
      return {
        calls: [reset(PASSWORDS[0]), reset(PASSWORDS[1])],
        wanted: [
          [true, false],
          [false, true],
        ],
        final,
      };
    },
  ],
  [
    'confirmEmail',
    'by one link',
    [204, 404],
    async (app) => {
      await register(app);
      const headers = { authorization: `Bearer ${(await signIn(app, credentials)).json().access_token}` };
      const { id } = await app.store.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
      const token = await createLink(app.store.db, { purpose: 'confirm-email', accountId: id, email: ada.email });
      const confirm = () => post(app, '/api/users/confirmation', { token }, { headers });
      const links = app.store.db.selectFrom('account_link').select('purpose');
      const used = [{ purpose: 'used-confirm-email' }];
      return { calls: [confirm, confirm], wanted: [used, used], final: () => links.execute() };
    },
  ],
  [
    'withdrawSubmission',
    'twice',
    [200, 409],
    async (app) => {
      const authorization = await confirmedAda(app);
      const { reference } = (await post(app, '/api/feedback', { message: 'Thanks.', email: ada.email })).json();
      const withdraw = () => asUser(app, authorization).post(`submissions/${reference}/withdrawal`);
      const actions = app.store.db.selectFrom('staff_action').select('action').where('subject', '=', reference);
      const final = async () => (await actions.execute()).length;
      return { calls: [withdraw, withdraw], wanted: [1, 1], final };
    },
  ],
  [
    'endNewsletterSubscription',
    'by two people',
    [204, 404],
    async (app) => {
      const [id] = await addSubscribers(app, [{ email: participant.email }]);
      const editor = await signInStaff(app, 'editor');
      const end = () => editor.call('DELETE', `/newsletter/subscription?id=${id}&state=active`);
      const left = app.store.db.selectFrom('newsletter_subscription').select('id');
      return { calls: [end, end], wanted: [[], []], final: () => left.execute() };
    },
  ],
];
