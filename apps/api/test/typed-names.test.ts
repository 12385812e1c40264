import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { isEmail } from '../src/http/validation/email.ts';
import { ajvOptions } from '../src/http/validation/validation.ts';
import { BLANK } from '../src/text/normalise.ts';
import { nameKey, visibleName } from '../src/text/typed-name.ts';
import { ada, confirmAddress, confirmedAda, register, signIn as visitorSignIn } from './support/accounts.ts';
import { post, sharedApp, startApp, withoutRequestId } from './support/app.ts';
import { sendSignUp, withEvent } from './support/events.ts';
import { mailing } from './support/mail.ts';
import { call, join, joined, password, signIn as staffSignIn } from './support/staff.ts';
import { type TypedField, typedCalls } from './support/typed-calls.ts';

const fullWidth = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** Ways to write a name that contains `fi` and `é` which a person or a machine would read as one. */
const spellings: [string, (name: string) => string][] = [
  ['a space before it', (name) => ` ${name}`],
  ['a space after it', (name) => `${name} `],
  ['a tab and a line break around it', (name) => `\t${name}\r\n`],
  ['a no-break space', (name) => `\u00a0${name}`],
  ['an ideographic space', (name) => `${name}\u3000`],
  ['a zero-width space', (name) => `${name.slice(0, 2)}\u200b${name.slice(2)}`],
  ['a byte order mark', (name) => `\ufeff${name}`],
  ['a word joiner', (name) => `${name}\u2060`],
  ['a soft hyphen', (name) => `${name.slice(0, 3)}\u00ad${name.slice(3)}`],
  ['marks of direction', (name) => `\u202a${name}\u202c`],
  ['isolates', (name) => `\u2067${name}\u2069`],
  ['full-width letters', fullWidth],
  ['capitals', (name) => name.toUpperCase()],
  ['separate accents', (name) => name.normalize('NFD')],
  ['an accent after an invisible sign', (name) => name.replace('é', 'e\u200d\u0301')],
  ['a ligature', (name) => name.replace('fi', 'ﬁ')],
  ['a variation selector', (name) => `${name}\ufe0f`],
  ['a Hangul filler', (name) => `${name}\u3164`],
  ['an empty Braille cell', (name) => `\u2800${name}`],
  ['a line separator', (name) => `${name}\u2028`],
  ['a Mongolian vowel separator', (name) => `${name}\u180e`],
  ['a tag character', (name) => `${name}\u{e0061}`],
  ['a blank hieroglyph', (name) => `${name}\u{13441}`],
  ['a Khitan filler', (name) => `${name}\u{16fe4}`],
  ['the dots of an i', (name) => name.replaceAll('i', 'i\u0307')],
  ['a capital i with its dot', (name) => name.replaceAll('i', '\u0130')],
];

describe('the key of a name', () => {
  test.each(spellings)('[ENTRY-01] is the same with %s', (_, spell) => {
    expect(nameKey(spell('fifié'))).toBe('fifié');
    expect(nameKey(spell('fifié@example.org'))).toBe('fifié@example.org');
  });

  test('[ENTRY-01] of a key is that key, and of a name as it shows the same as of what was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(nameKey(nameKey(typed))).toBe(nameKey(typed));
        expect(nameKey(visibleName(typed))).toBe(nameKey(typed));
        expect(visibleName(visibleName(typed))).toBe(visibleName(typed));
      }),
      { numRuns: 2_000 },
    );
  });

  test('[ENTRY-01] of the key of an address is that key, whatever its domain encodes', () => {
    const label = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }),
      fc.constantFrom(
        'νικος',
        'İx',
        'i\u0307x',
        'ẞ',
        'ΝΙΚΟΣ',
        'xn--uxachkp',
        'XN--UXACHKU',
        'xn--ix-rub',
        'नेपा\u200dली',
      ),
    );
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
        for (const domain of [labels.join('.'), domainToASCII(labels.join('.'))]) {
          const key = nameKey(`ada@${domain}`);
          expect(nameKey(key)).toBe(key);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('[ENTRY-01] has one sigma, wherever it stands', () => {
    expect(['ΝΙΚΟΣ', 'νικος', 'νικοσ', 'Νικος'].map(nameKey)).toEqual(Array(4).fill('νικοσ'));
  });

  test('[ENTRY-01] differs for look-alikes of two alphabets', () => {
    expect(nameKey('аda')).not.toBe(nameKey('ada')); // the first is Cyrillic
  });
});

describe('the domain of an address', () => {
  test.each([
    ['ada@bücher.example', 'Ada@BÜCHER.example', 'ada@xn--bcher-kva.example', 'ada@XN--BCHER-KVA.example'],
    ['ada@example.org', 'ada@example\u3002org', 'ada＠example\uff61org'],
    ['ada@faß.example', 'ada@xn--fa-hia.example'],
    ['ada@νικος.example', 'ada@xn--uxachkp.example', 'ada@XN--UXACHKP.example'],
    ['ada@νικοσ.example', 'ada@ΝΙΚΟΣ.example', 'ada@xn--uxachku.example'],
    ['ada@i\u0307x.example', 'ada@İx.example', 'ada@xn--ix-rub.example'],
    ['νικος@example.org', 'ΝΙΚΟΣ@example.org'],
  ])('[ENTRY-01] %s has one spelling, encoded for the network or not', (address, ...others) => {
    for (const typed of [address, ...others]) {
      expect([typed, nameKey(typed), isEmail(typed)]).toEqual([typed, address, true]);
    }
  });

  test.each([
    ['kofi@نامه\u200cای.com', 'kofi@xn--mgba3gch31f060k.com', 'kofi@نامهای.com'],
    ['u@ශ්\u200dරී.com', 'u@xn--10cl1a0b660p.com', 'u@ශ්රී.com'],
    ['u＠ශ්\u200dරී.com', 'u@xn--10cl1a0b660p.com', 'u@ශ්රී.com'],
    ['u@ශ්\u200b\u200dරී.com', 'u@xn--10cl1a0b660p.com', 'u@ශ්රී.com'],
  ])('[ENTRY-01] %j keeps the joiner without which it is another domain', (typed, address, other) => {
    expect([typed, ` ${typed.toUpperCase()}`, visibleName(typed), address].map(nameKey)).toEqual(
      Array.from({ length: 4 }, () => address),
    );
    expect([isEmail(typed), isEmail(address)]).toEqual([true, true]);
    expect(nameKey(other)).not.toBe(address);
    expect(nameKey('ada@exam\u200dple.org')).toBe('ada@example.org');
  });

  test.each(['/x', '?subject=x', '#x', '\\x', ':25', '/../x', '%63om'])(
    '[ENTRY-01] is no domain with %s after it',
    (more) => {
      for (const domain of ['bücher.example', 'xn--bcher-kva.example', 'example.org']) {
        const typed = `eve@${domain}${more}`;
        expect([nameKey(typed), isEmail(typed)]).toEqual([typed, false]);
      }
    },
  );

  test('[ENTRY-01] leaves what stands before it as it was typed, to be refused', () => {
    for (const typed of ['ada @example.org', 'ada\u0001@example.org', 'ada\u00a0@bücher.example']) {
      expect(isEmail(typed)).toBe(false);
    }
  });

  test('[ENTRY-01] that is none stays as it was typed', () => {
    for (const typed of ['a@b ü', 'a@1ü.2', 'ada@faß.de ada@x', 'fass@', 'xn--fa-hia.de']) {
      expect(nameKey(typed)).toBe(typed);
    }
    expect(nameKey('ada@fass.example')).not.toBe(nameKey('ada@faß.example'));
  });

  test.each(['νικος.example', 'i\u0307x.example', 'faß.example', 'ශ්\u200dරී.com', 'bücher.example'])(
    '[ENTRY-01] %j is the one that mail goes to',
    (domain) => expect(domainToASCII(nameKey(`ada@${domain}`).split('@')[1] ?? '')).toBe(domainToASCII(domain)),
  );

  test('[ENTRY-01] in another spelling signs nobody up twice for an event', async () => {
    const app = await withEvent();
    const sent = [];
    for (const email of ['ada@bücher.example', 'ada@xn--bcher-kva.example', 'ada@bücher\u3002example']) {
      sent.push((await sendSignUp(app, { email, people: 1 })).statusCode);
    }
    expect(sent).toEqual([201, 409, 409]);
  });
});

/** Calls whose name, password or code may be guessed. Each is tried below. */
const guessed = [
  'createToken',
  'staffSignIn',
  'giveSecondFactor',
  'confirmSecondFactor',
  'requestPasswordReset',
  'eraseOwnData',
];

/** The others, and why nothing can be guessed there. */
const notGuessed: Record<string, string[]> = {
  'the address is where the person is written to': [
    'applyAsVolunteer',
    'applyForPartnership',
    'createCourseInterest',
    'createKycApplication',
    'reportGift',
    'requestConsultation',
    'sendFeedback',
    'signUpForEvent',
    'subscribeToNewsletter',
    'updateCourseInterest',
  ],
  'the name is new': ['registerUser', 'acceptInvitation', 'invite'],
  'a token of 256 bits proves who asks': ['resetPassword', 'reportNewsletterBounce'],
  'it is counted by its reference': ['findApplicationStatus'],
  'it asks for no secret, and is limited by visitor': ['getCourseInterestByEmail'],
  'the code is the kind of a note': ['answerContentNote'],
};

describe('every call that takes a name, password or code', () => {
  const app = sharedApp();

  test('[ENTRY-02] is known, with whether it can be used to guess', async () => {
    const found = (await typedCalls(app())).map(({ operationId }) => operationId);
    expect(found.toSorted(), 'a new call is in `guessed` or in `notGuessed`').toEqual(
      [...guessed, ...Object.values(notGuessed).flat()].toSorted(),
    );
  });

  test('[ENTRY-01] sees one name, whatever spelling was typed', async () => {
    const calls = await typedCalls(app());
    const server = Fastify({ ajv: ajvOptions });
    const isName = ({ name, schema }: TypedField) =>
      schema.format === 'email' || ((name === 'username' || name === 'email') && schema.pattern !== BLANK);
    const names = calls.flatMap(({ operationId, fields }) =>
      fields.filter(isName).map((field) => ({ operationId, ...field })),
    );
    expect(names.length).toBeGreaterThan(15);
    for (const [index, { schema }] of names.entries()) {
      const body = { type: 'object', properties: { typed: schema } };
      server.post(`/${index}`, { schema: { body } }, async (request) => request.body);
    }
    for (const [index, { operationId, name, schema }] of names.entries()) {
      for (const [which, spell] of spellings) {
        const shown = schema['x-typed-name'] === 'visible' ? visibleName : nameKey;
        const typed = spell(name === 'username' ? 'fifié' : 'fifié@example.org');
        const answer = await server.inject({ method: 'POST', url: `/${index}`, payload: { typed } });
        expect([answer.statusCode, answer.json().typed], `${operationId} ${name} ${which}`).toEqual([
          200,
          shown(typed),
        ]);
      }
    }
  });
});

const limits = {
  token: { max: 1_000, timeWindow: 60_000 },
  account: { max: 6, timeWindow: 900_000 },
  staffGuess: { max: 5, timeWindow: 900_000 },
};
const fifi = { username: 'fifié', email: 'fifié@example.org', password: 'a long pass phrase' };
/** Every spelling of the username, and then of the address. */
const everySpelling = (email: string) =>
  [fifi.username, email].flatMap((name) => [name, ...spellings.map(([, spell]) => spell(name))]);

/** What a count of `max` answers to so many tries: `wrong`, and then that there were too many. */
const answers = (tries: number, max: number, wrong: number) =>
  Array.from({ length: tries }, (_, index) => (index < max ? wrong : 429));

describe('guesses', () => {
  test('[ENTRY-02] at a visitor’s password are one count for all spellings of name and address', async () => {
    const app = await startApp({ rateLimits: limits });
    await register(app, fifi);
    await confirmAddress(app, fifi.username);
    const typed = everySpelling(fifi.email);
    const statuses = [];
    for (const username of typed) statuses.push((await visitorSignIn(app, { username, password: 'wrong' })).statusCode);
    expect(statuses).toEqual(answers(typed.length, 6, 401));
    expect((await visitorSignIn(app, { username: fifi.email, password: fifi.password })).statusCode).toBe(429);
  });

  test('[ENTRY-02] at a password of staff are one count, and so are those at a name that nobody has', async () => {
    const app = await startApp({ rateLimits: limits });
    await join(app, 'administrator', fifi.username);
    for (const typed of [
      everySpelling(`${fifi.username}@nzete.example`),
      spellings.map(([, spell]) => spell('fifi-é')),
    ]) {
      const statuses = [];
      for (const username of typed) statuses.push((await staffSignIn(app, { username, password: 'wrong' })).statusCode);
      expect(statuses).toEqual(answers(typed.length, 5, 401));
    }
  });

  test('[ENTRY-02] each spelling signs in, for visitors and for staff', async () => {
    const app = await startApp({ rateLimits: limits });
    await register(app, fifi);
    await confirmAddress(app, fifi.username);
    for (const username of everySpelling(fifi.email)) {
      expect((await visitorSignIn(app, { username, password: fifi.password })).statusCode, username).toBe(200);
    }
    await join(app, 'reader', 'fifiéstaff');
    for (const [which, spell] of spellings) {
      expect((await staffSignIn(app, { username: spell('fifiéstaff') })).statusCode, which).toBe(200);
    }
  });

  test('[ENTRY-02] at a second factor and at a recovery code are one count', async () => {
    const app = await startApp({ rateLimits: limits });
    const { codes } = await joined(app, 'administrator', 'amani');
    const session = await staffSignIn(app, { username: 'amani' });
    const headers = { cookie: `nzete-staff=${session.cookies[0]?.value}`, 'x-csrf-token': session.json().csrf_token };
    const wrong = ['000000', ' 000000', '000 000', 'AAAA-BBBB', 'aaaa bbbb', '\u2060000000', String(codes[0])];
    const statuses = [];
    for (const code of wrong)
      statuses.push((await call(app, 'POST', '/second-factor', { headers, body: { code } })).statusCode);
    expect(statuses).toEqual(answers(wrong.length, 5, 403));
  });

  test('[ENTRY-02] at the first code of a new second factor are limited too', async () => {
    const app = await startApp({ rateLimits: limits });
    const { headers } = await join(app, 'administrator', 'amani');
    await call(app, 'POST', '/second-factor/secret', { headers });
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push(
        (await call(app, 'PUT', '/second-factor', { headers, body: { code: `00000${count}` } })).statusCode,
      );
    }
    expect(statuses).toEqual(answers(7, 5, 403));
  });

  test('[ENTRY-02] with forgotten passwords are one count for all spellings of an address', async () => {
    const { app } = await mailing({ rateLimits: limits });
    await register(app, fifi);
    const typed = spellings.map(([, spell]) => spell(fifi.email));
    const statuses = [];
    for (const email of typed) statuses.push((await post(app, '/api/password-reset', { email })).statusCode);
    expect(statuses).toEqual(answers(typed.length, 5, 202));
  });

  test('[ENTRY-02] with the password that is asked for again are one count with those of signing in', async () => {
    const app = await startApp({ rateLimits: limits });
    const authorization = await confirmedAda(app);
    for (let count = 0; count < 3; count += 1) {
      await visitorSignIn(app, { username: ` ${ada.email.toUpperCase()}`, password: 'wrong' });
    }
    const erase = (wrong: string) =>
      post(app, '/api/users/me/erasure', { password: wrong }, { headers: { authorization } });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await erase('wrong')).statusCode);
    expect(statuses).toEqual([422, 422, 422, 429, 429]);
    expect((await erase(ada.password)).statusCode).toBe(429);
  });
});

describe('the password of one of the staff', () => {
  test('[ENTRY-03] opens no sign-in of a visitor: the answer is that for a wrong one', async () => {
    const app = await startApp();
    await join(app, 'editor', 'amani');
    const unknown = await visitorSignIn(app, { username: 'nobody', password });
    for (const username of ['amani', 'amani@nzete.example', ' AMANI']) {
      const answer = await visitorSignIn(app, { username, password });
      expect([answer.statusCode, withoutRequestId(answer)]).toEqual([unknown.statusCode, withoutRequestId(unknown)]);
    }
    expect(await app.store.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('[ENTRY-03] is not asked for when a visitor has the same address: the visitor’s is', async () => {
    const app = await startApp();
    const email = 'amani@nzete.example';
    await register(app, { username: 'visitor', email, password: 'another long pass phrase' });
    await confirmAddress(app, 'visitor');
    await join(app, 'reader', 'amani');
    expect((await visitorSignIn(app, { username: email, password })).statusCode).toBe(401);
    expect((await visitorSignIn(app, { username: email, password: 'another long pass phrase' })).statusCode).toBe(200);
    expect((await staffSignIn(app, { username: email })).statusCode).toBe(200);
  });
});
