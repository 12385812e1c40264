import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { REFERENCE_PATTERN } from '../src/http/submissions/reference.ts';
import { post, startApp } from './support/app.ts';
import { longForm, shortForm } from './support/submissions.ts';

const volunteer = {
  firstName: 'Ada',
  lastName: 'Mbo',
  email: 'ada@example.org',
  location: 'Nsele, Kinshasa',
  availability: 'weekends',
  motivation: 'Shade on the road to our market.',
};

const feedback = { message: 'The reports page does not open.' };

const consultation = { name: 'Ada Mbo', email: 'ada@example.org', message: 'We have land for a nursery.' };

type Table = 'partnership_application' | 'volunteer_application' | 'feedback' | 'consultation';

const stored = (app: FastifyInstance, table: Table) => app.store.db.selectFrom(table).selectAll().execute();

const partnershipUrl = '/api/partnership-application';
const volunteerUrl = '/api/volunteer-applications';
const feedbackUrl = '/api/feedback';
const consultationUrl = '/api/consultations';

const forms: { name: string; url: string; table: Table; kind: string; body: Record<string, unknown> }[] = [
  { name: 'the short form', url: partnershipUrl, table: 'partnership_application', kind: 'P', body: shortForm },
  { name: 'the long form', url: partnershipUrl, table: 'partnership_application', kind: 'P', body: longForm },
  { name: 'a volunteer', url: volunteerUrl, table: 'volunteer_application', kind: 'V', body: volunteer },
  { name: 'feedback', url: feedbackUrl, table: 'feedback', kind: 'F', body: feedback },
  { name: 'a consultation', url: consultationUrl, table: 'consultation', kind: 'C', body: consultation },
];

const badTexts = [
  ['', 'must not be empty'],
  [' \u00a0\u3000 ', 'must not be empty'],
  ['\u200b', 'must not be empty'],
  ['\u3164\u00ad\u2060\u2800 \ufeff\ufe0f', 'must not be empty'],
  [['a'], 'must be text'],
  ['a\u0000b', 'has characters that are not allowed'],
  ['a\u001bb', 'has characters that are not allowed'],
  ['a\u202eb', 'has characters that are not allowed'],
  ['a\ud800b', 'has characters that are not allowed'],
  ['a'.repeat(4_001), expect.stringMatching(/^must have at most \d+ characters$/)],
];

describe.each(forms)('$name', ({ url, table, kind, body }) => {
  test('[COLLAB-03, SHIP-06, VOL-05, API-01] is stored and answered with a reference and a time', async () => {
    const app = await startApp();
    const answer = await post(app, url, body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      reference: expect.stringMatching(REFERENCE_PATTERN),
      submitted_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(answer.json().reference).toMatch(new RegExp(`^NZ-${kind}-`));
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await stored(app, table)).toEqual([
      expect.objectContaining({ reference: answer.json().reference, created_at: answer.json().submitted_at }),
    ]);
  });

  test('[API-02, SHIP-05, VOL-06] without a required field is a 422 that names it', async () => {
    const app = await startApp();
    for (const field of Object.keys(body)) {
      const { [field]: _left, ...rest } = body;
      const answer = await post(app, url, rest);
      expect(answer.statusCode, field).toBe(422);
      expect(answer.json().fields).toContainEqual(expect.objectContaining({ field, message: 'is required' }));
    }
    expect(await stored(app, table)).toEqual([]);
  });

  test('[API-02] with a blank text, or a character that no text has, is a 422 that names the field', async () => {
    const app = await startApp();
    const texts = Object.keys(body).filter((field) => !['email', 'availability', 'organizationType'].includes(field));
    for (const field of texts) {
      for (const [text, message] of badTexts) {
        const answer = await post(app, url, { ...body, [field]: text });
        expect([answer.statusCode, answer.json().fields]).toEqual([422, [expect.objectContaining({ field, message })]]);
      }
    }
    expect(await stored(app, table)).toEqual([]);
  });

  test('[API-02] with an unknown field is a 422 that names only it', async () => {
    const app = await startApp();
    const answer = await post(app, url, { ...body, admin: true });
    expect(answer.json()).toMatchObject({
      code: 'fields-invalid',
      fields: [expect.objectContaining({ field: 'admin', message: 'is not a field of this call' })],
    });
  });

  test('[API-02] is limited per address', async () => {
    const app = await startApp({ rateLimits: { write: { max: 1, timeWindow: 60_000 } } });
    expect((await post(app, url, body)).statusCode).toBe(201);
    expect((await post(app, url, body)).statusCode).toBe(429);
  });
});

/** For each endpoint: a valid body, one change, and the field that is then invalid. */
const refused: [url: string, body: object, change: object, field: string][] = [
  // Only the long form accepts `other`.
  [partnershipUrl, shortForm, { organizationType: 'other' }, 'organizationType'],
  [partnershipUrl, shortForm, { partnershipType: 'x' }, 'partnershipType'],
  [partnershipUrl, shortForm, { email: 'ada' }, 'email'],
  [partnershipUrl, longForm, { organizationType: '' }, 'organizationType'],
  [partnershipUrl, longForm, { legalEntityType: 'x' }, 'legalEntityType'],
  [partnershipUrl, longForm, { requiresKyc: 'yes' }, 'requiresKyc'],
  [volunteerUrl, volunteer, { availability: 'never' }, 'availability'],
  [volunteerUrl, volunteer, { interests: ['Cake'] }, 'interests.0'],
  [volunteerUrl, volunteer, { interests: ['Reforestation', 'Reforestation'] }, 'interests'],
  [volunteerUrl, volunteer, { firstName: 'Ada\nBcc: x' }, 'firstName'],
  [feedbackUrl, feedback, { rating: 6 }, 'rating'],
  [feedbackUrl, feedback, { rating: 2.5 }, 'rating'],
  [feedbackUrl, feedback, { email: 'ada' }, 'email'],
];

test('[API-02] a wrong value is a 422 that names its field alone', async () => {
  const app = await startApp();
  for (const [url, body, change, field] of refused) {
    const answer = await post(app, url, { ...body, ...change });
    expect(answer.statusCode, JSON.stringify(change)).toBe(422);
    expect(answer.json().fields.map((failure: { field: string }) => failure.field)).toEqual([field]);
  }
});

test('[API-02] what is no JSON object is a 422', async () => {
  const app = await startApp();
  for (const url of [partnershipUrl, volunteerUrl, feedbackUrl]) {
    for (const raw of ['null', '[]', '"text"', '12']) {
      const answer = await post(app, url, raw);
      expect([url, answer.statusCode, answer.json().fields]).toEqual([
        url,
        422,
        [expect.objectContaining({ field: 'body', code: 'type' })],
      ]);
    }
  }
});

test('[VOL-03, VOL-04, PRIV-15] every field of a volunteer is stored', async () => {
  const app = await startApp();
  const answer = await post(app, volunteerUrl, {
    ...volunteer,
    phone: '',
    skills: 'Map reading',
    experience: 'Two seasons',
    interests: ['Climate Action', 'Data Collection'],
    requiresVerification: true,
    backgroundCheck: false,
    workingWithVulnerable: true,
  });
  expect(answer.statusCode).toBe(201);
  const [row] = await stored(app, 'volunteer_application');
  expect(row).toMatchObject({
    first_name: 'Ada',
    last_name: 'Mbo',
    email: 'ada@example.org',
    phone: null,
    location: 'Nsele, Kinshasa',
    skills: 'Map reading',
    interests: '["Climate Action","Data Collection"]',
    availability: 'weekends',
    motivation: 'Shade on the road to our market.',
    experience: 'Two seasons',
    requires_verification: 1,
    background_check: 0,
    working_with_vulnerable: 1,
  });
});

test.each([
  [{ workingWithVulnerable: true }],
  [{ backgroundCheck: true, requiresVerification: false }],
  [{ workingWithVulnerable: true, backgroundCheck: true, requiresVerification: false }],
])('[VOL-04] verification is required of who sends %j, whatever else is said', async (answers) => {
  const app = await startApp();
  expect((await post(app, volunteerUrl, { ...volunteer, ...answers })).statusCode).toBe(201);
  expect(await stored(app, 'volunteer_application')).toMatchObject([{ requires_verification: 1 }]);
});

test('[VOL-04] verification is not required of a volunteer who would do neither', async () => {
  const app = await startApp();
  const neither = { workingWithVulnerable: false, backgroundCheck: false };
  expect((await post(app, volunteerUrl, { ...volunteer, ...neither })).statusCode).toBe(201);
  expect(await stored(app, 'volunteer_application')).toMatchObject([{ requires_verification: 0 }]);
});

test('[SHIP-07, PRIV-28] a request for a consultation needs a name, an address and a message, and is stored with all of it', async () => {
  const app = await startApp();
  for (const field of ['name', 'email', 'message']) {
    const answer = await post(app, consultationUrl, { ...consultation, [field]: '' });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, field]);
  }
  expect((await post(app, consultationUrl, { ...consultation, organization: 'Maji Safi' })).statusCode).toBe(201);
  expect(await stored(app, 'consultation')).toMatchObject([{ ...consultation, organization: 'Maji Safi' }]);
});

test('[FOOT-05, PRIV-18] every field of feedback is stored', async () => {
  const app = await startApp();
  const more = { name: 'Ada Mbo', email: 'ADA@example.org', page: '/reports', rating: 2 };
  expect((await post(app, feedbackUrl, { ...feedback, ...more })).statusCode).toBe(201);
  const [row] = await stored(app, 'feedback');
  expect(row).toMatchObject({ ...feedback, ...more, email: 'ada@example.org' });
});

test.each(['', '  ', '\u200b'])(
  '[FOOT-05] feedback whose other fields are blank (%j) is stored without them',
  async (blank) => {
    const app = await startApp();
    const blanks = { name: blank, email: blank, page: blank };
    expect((await post(app, feedbackUrl, { ...feedback, ...blanks })).statusCode).toBe(201);
    expect(await stored(app, 'feedback')).toMatchObject([{ name: null, email: null, page: null }]);
  },
);
