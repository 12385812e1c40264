import { expect, test } from 'vitest';
import { formatLine } from '../src/inbox/text.ts';
import { readKycApplications } from '../src/kyc/records.ts';
import { asUser, confirmedAda } from './support/accounts.ts';
import { post, startApp } from './support/app.ts';
import { signInStaff } from './support/staff-inbox.ts';
import { submissionsOf } from './support/submissions.ts';

const email = 'ada@example.org';

interface Body {
  $ref?: string;
  anyOf?: Body[];
  properties?: Record<string, unknown>;
  required?: string[];
}

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Body }> } }>>;
  components: { schemas: Record<string, Body> };
}

/** Every call that asks for a second name, by the schemas of its body, with a valid body. */
async function withTwoNames(app: Awaited<ReturnType<typeof startApp>>) {
  const { paths, components }: Document = (await app.inject('/api/openapi.json')).json();
  const shapesOf = ({ $ref, anyOf, ...body }: Body): Body[] => {
    if ($ref) return shapesOf(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
    return anyOf ? anyOf.flatMap(shapesOf) : [body];
  };
  return Object.entries(paths).flatMap(([path, { post: call }]) => {
    const shapes = Object.values(call?.requestBody?.content ?? {}).flatMap(({ schema }) => shapesOf(schema));
    const shape = shapes.find(({ required = [] }) =>
      required.some((name) => /(last|family|sur|second).?name/i.test(name)),
    );
    if (!shape) return [];
    const sent = submissionsOf(email).find((one) => one.path === path.replace(/^\/api/, ''));
    return [{ path: `/api${path.replace(/^\/api/, '')}`, shape, body: sent?.body ?? expect.fail(path) }];
  });
}

test('[INPUT-07] every form that asks for a last name takes a person with one name, who says so, and nobody else without', async () => {
  const app = await startApp();
  const calls = await withTwoNames(app);
  expect(calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/volunteer-applications', '/api/kyc-applications']),
  );
  for (const { path, body } of calls) {
    const sent = async (change: object) => {
      const answer = await post(app, path, { ...body, ...change });
      const fields: { field: string }[] = answer.json().fields ?? [];
      return [path, answer.statusCode, fields.map(({ field }) => field)];
    };
    expect(await sent({ firstName: 'Mariamu', lastName: '', oneName: true })).toEqual([path, 201, []]);
    for (const change of [{}, { oneName: false }, { oneName: true, firstName: '' }, { oneName: 'yes' }]) {
      const wrong = change.oneName === true ? 'firstName' : 'lastName';
      const fields = change.oneName === 'yes' ? ['oneName', 'lastName'] : [wrong];
      const answer = await sent({ lastName: ' \u200b', ...change });
      expect([answer[1], new Set(answer[2] as string[])]).toEqual([422, new Set(fields)]);
    }
    expect(await sent({ lastName: undefined, oneName: true })).toEqual([path, 422, ['lastName']]);
    expect(await sent({ oneName: false })).toEqual([path, 201, []]);
  }
});

test('[INPUT-07] one name is shown once, without a space after it, to staff and to its sender', async () => {
  const app = await startApp();
  for (const { path, body } of await withTwoNames(app)) {
    await post(app, path, { ...body, firstName: 'Mariamu', lastName: ' ', oneName: true });
  }
  const amani = await signInStaff(app, 'reviewer', 'amani');
  const { entries } = (await amani.get('/inbox?q=mariamu')).json();
  expect(entries.map(({ title }: { title: string }) => title)).toEqual(['Mariamu']);
  const [check] = await readKycApplications(app.store, app.keyring);
  expect(check?.fields).toMatchObject({ firstName: 'Mariamu', oneName: true });
  expect(check?.fields).not.toHaveProperty('lastName');
  for (const names of [{ ...check?.fields }, { first_name: 'Mariamu', last_name: '' }]) {
    const { firstName, first_name, ...rest } = names as Record<string, string>;
    const entry = { ...rest, first_name: first_name ?? firstName, kind: 'kyc', created_at: '2026-06-01T08:30:00Z' };
    expect(formatLine({ ...entry, id: 'NZ-1', email } as never)).toContain('  NZ-1  Mariamu  ada@example.org');
  }
});

test('[INPUT-07] [AUTH-10] a volunteer can correct a last name away, and the rest without one', async () => {
  const app = await startApp();
  const { path, body } = submissionsOf(email).find((one) => 'lastName' in one.body) ?? expect.fail();
  await post(app, `/api${path}`, body);
  const user = asUser(app, await confirmedAda(app));
  const [{ subject }] = (await user.get('submissions')).json();
  const corrected = await user.patch(`submissions/${subject}`, { first_name: 'Mariamu', last_name: ' ' });
  expect([corrected.statusCode, corrected.json().contact]).toMatchObject([
    200,
    { first_name: 'Mariamu', last_name: '' },
  ]);
  const moved = await user.patch(`submissions/${subject}`, { location: 'Matadi' });
  expect(moved.json().contact).toMatchObject({ first_name: 'Mariamu', last_name: '', location: 'Matadi' });
});
