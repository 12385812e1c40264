import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { post, startApp } from './support/app.ts';

const ada = {
  name: 'Ada Mbo',
  email: 'ada@example.org',
  interests: ['AI/ML', 'Digital Literacy'],
  preferred_level: 'Beginner',
  preferred_language: 'Lingala',
};
const UNKNOWN_ID = '3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const create = (app: FastifyInstance, body: object, headers = {}) =>
  post(app, '/api/course_interests/', body, { headers });

const find = (app: FastifyInstance, email: string) =>
  app.inject(`/api/course_interests/by_email/${encodeURIComponent(email)}`);

const replace = (app: FastifyInstance, id: string, body: object) =>
  app.inject({
    method: 'PUT',
    url: `/api/course_interests/${id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

const stored = (app: FastifyInstance) =>
  app.store.db.selectFrom('course_interest').selectAll().orderBy('email').execute();

describe('course interests', () => {
  test('[INTEREST-01, INTEREST-03, API-01, PRIV-19] what is registered is found by its e-mail, in whatever case it is typed', async () => {
    const app = await startApp();
    const created = await create(app, { ...ada, name: ' Ada Mbo ', email: ' Ada@Example.ORG ' });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toEqual({ ...ada, id: expect.stringMatching(UUID) });
    for (const email of ['ada@example.org', 'ADA@EXAMPLE.ORG', ' ada@example.org']) {
      const found = await find(app, email);
      expect([found.statusCode, found.json()]).toEqual([200, created.json()]);
      expect(found.headers['cache-control']).toBe('no-store');
      expect(found.headers.etag).toBeUndefined();
    }
    const slash = await app.inject('/api/course_interests/by_email/ada@example.org/');
    expect(slash.json()).toEqual(created.json());
  });

  test('[INTEREST-01, API-02] an address without a record, or one that is still being typed, is a 404', async () => {
    const app = await startApp();
    await create(app, ada);
    for (const email of ['bob@example.org', 'ada@example.', 'a.b@c', 'ada', '%', "' or 1=1 --"]) {
      const answer = await find(app, email);
      expect([email, answer.statusCode, answer.json().code]).toEqual([email, 404, 'interests-not-found']);
    }
    expect((await find(app, 'x'.repeat(255))).statusCode).toBe(422);
  });

  test('[INTEREST-01] addresses with signs, accents and 254 characters come back whole', async () => {
    const app = await startApp();
    const long = `${'a'.repeat(64)}@${'é'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(57)}.org`;
    expect(long).toHaveLength(254);
    for (const email of ["o'brien+cours/1%2f@example.org", 'zoé@université.cd', long]) {
      expect((await create(app, { ...ada, email })).statusCode, email).toBe(201);
      expect((await find(app, email)).json().email).toBe(email);
    }
  });

  test('[INTEREST-02] blank preferences are null, sent as null or left out', async () => {
    const app = await startApp();
    const { name, interests } = ada;
    const nothing = { preferred_level: null, preferred_language: null };
    const sent = await create(app, { name, interests, email: 'null@example.org', ...nothing });
    const leftOut = await create(app, { name, interests, email: 'none@example.org' });
    expect(sent.json()).toMatchObject(nothing);
    expect(leftOut.json()).toMatchObject(nothing);
    expect((await find(app, 'none@example.org')).json()).toMatchObject(nothing);
  });

  test('[INTEREST-03, API-02] a second registration of an address is a 409 that says what to do', async () => {
    const app = await startApp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(app, ada)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    const again = await create(app, { ...ada, email: 'ADA@example.org' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'interests-exist']);
    expect(await stored(app)).toHaveLength(1);
  });

  test('[INTEREST-03] sent again with the same Idempotency-Key it is the same record', async () => {
    const app = await startApp();
    const key = { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' };
    const first = await create(app, ada, key);
    const second = await create(app, ada, key);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await stored(app)).toHaveLength(1);
  });

  test('[INTEREST-03, API-01] an update replaces the record and keeps its id', async () => {
    const app = await startApp();
    const { id } = (await create(app, ada)).json();
    const change = { ...ada, interests: ['Cybersecurity'], preferred_level: null, preferred_language: 'Swahili' };
    const updated = await replace(app, id, change);
    expect([updated.statusCode, updated.json()]).toEqual([200, { ...change, id }]);
    expect((await find(app, ada.email)).json()).toEqual({ ...change, id });
    expect(await stored(app)).toHaveLength(1);
  });

  test('[INTEREST-03, API-02] an update of what is not there is a 404; with another e-mail address, which has a record or not, a 409', async () => {
    const app = await startApp();
    await create(app, ada);
    const bob = (await create(app, { ...ada, name: 'Bob', email: 'bob@example.org' })).json();
    const unknown = await replace(app, UNKNOWN_ID, ada);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'interests-gone']);
    for (const email of ['ADA@example.org', 'nobody@example.org']) {
      const moved = await replace(app, bob.id, { ...ada, email });
      expect([moved.statusCode, moved.json().code]).toEqual([409, 'interests-of-another']);
    }
    expect((await find(app, 'bob@example.org')).json()).toEqual(bob);
    expect((await find(app, 'nobody@example.org')).statusCode).toBe(404);
    expect((await replace(app, bob.id, { ...ada, email: ' BOB@example.org' })).statusCode).toBe(200);
    expect((await replace(app, 'me', ada)).statusCode).toBe(422);
  });

  test('[INTEREST-02, API-02] answers 422 with the field that is missing or not one of the choices', async () => {
    const app = await startApp();
    const { name: _name, ...nameless } = ada;
    const refused: [object, string, string | RegExp][] = [
      [nameless, 'name', 'is required'],
      [{ ...ada, name: ' ' }, 'name', 'must not be empty'],
      [{ ...ada, email: 'ada@example' }, 'email', 'must be an e-mail address such as name@example.org'],
      [{ ...ada, interests: [] }, 'interests', 'must have at least 1 entry'],
      [{ ...ada, interests: ['AI/ML', 'AI/ML'] }, 'interests', 'must not name anything twice'],
      [{ ...ada, interests: ['Cooking'] }, 'interests.0', /^must be one of Programming, AI\/ML, /],
      [{ ...ada, interests: 'AI/ML' }, 'interests', 'must be of type array'],
      [{ ...ada, preferred_level: 'Expert' }, 'preferred_level', /^must be one of Beginner, Intermediate, Advanced$/],
      [{ ...ada, preferred_level: '' }, 'preferred_level', /^must be one of /],
      [{ ...ada, preferred_language: 'Klingon' }, 'preferred_language', /^must be one of English, French, /],
      [{ ...ada, id: UNKNOWN_ID }, 'id', 'is not a field of this call'],
    ];
    for (const [body, field, message] of refused) {
      const answer = await create(app, body);
      expect([field, answer.statusCode, answer.json().fields?.length]).toEqual([field, 422, 1]);
      expect(answer.json().fields[0].field).toBe(field);
      expect(answer.json().fields[0].message).toMatch(message);
    }
    expect(await stored(app)).toEqual([]);
  });

  test('[INTEREST-02] the twelve topics and the eight languages of the documents are taken', async () => {
    const app = await startApp();
    const topics = [
      ...['Programming', 'AI/ML', 'Computer Science', 'Digital Marketing', 'Data Science', 'Web Development'],
      ...['Mobile Development', 'Cybersecurity', 'Cloud Computing', 'Database Management', 'UI/UX Design'],
      'Digital Literacy',
    ];
    const languages = ['English', 'French', 'Spanish', 'Portuguese', 'Arabic', 'Swahili', 'Lingala'];
    for (const [index, preferred_language] of [...languages, 'Multiple Languages'].entries()) {
      const answer = await create(app, {
        ...ada,
        email: `n${index}@example.org`,
        interests: topics,
        preferred_language,
      });
      expect([answer.statusCode, answer.json().interests, answer.json().preferred_language]).toEqual([
        201,
        topics,
        preferred_language,
      ]);
    }
  });

  test('[INTEREST-01, API-02] one visitor cannot try many addresses: look-ups have a limit of their own', async () => {
    const app = await startApp({ rateLimits: { lookup: { max: 2, timeWindow: 60_000 } } });
    const statuses: number[] = [];
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) {
      statuses.push((await find(app, email)).statusCode);
    }
    expect(statuses).toEqual([404, 404, 429]);
    expect((await create(app, ada)).statusCode).toBe(201);
    const head = await app.inject({ method: 'HEAD', url: `/api/course_interests/by_email/${ada.email}` });
    expect(head.statusCode).toBe(404);
  });
});
