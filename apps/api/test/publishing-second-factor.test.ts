import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { looks } from '../src/operations/checks.ts';
import { isReachable } from '../src/staff/second-factor/needs-second-factor.ts';
import { startApp } from './support/app.ts';
import { call, join, setUp } from './support/staff.ts';

const outside = 'https://nzete.example';

/** Every call of an editor that makes something public; administrators always have a second factor. */
const publishing = [
  ['POST', '/content/publication'],
  ['POST', '/content/restoration'],
  ['POST', '/content/proposal'],
  ['PUT', '/content/schedule'],
  ['PUT', '/posts/0f8fad5b-d9cb-469f-a165-70867728950e/visibility'],
  ['PUT', '/translations/text'],
  ['DELETE', '/translations/text'],
  ['POST', '/translations/import'],
  ['POST', '/newsletter/sending'],
  ['POST', '/newsletter/resume'],
  ['POST', '/newsletter/unclear'],
] as const;

const isRefused = async (app: Awaited<ReturnType<typeof startApp>>, headers: Record<string, string>) => {
  const refused: boolean[] = [];
  for (const [method, path] of publishing) {
    const { statusCode, body } = await call(app, method, path, { headers, body: {} });
    refused.push(statusCode === 403 && body.includes('"second-factor-to-publish"'));
  }
  return refused;
};

describe('publishing on a site that is reached from outside', () => {
  test('[ENTRY-05] needs a second factor, for every call that publishes; once it is set up they work', async () => {
    const app = await startApp({ publicUrl: outside, publishWithoutSecondFactor: false });
    const { answer, headers } = await join(app, 'editor', 'amani');
    expect(answer.body).toContain('csrf_token');
    expect(await isRefused(app, headers)).toEqual(publishing.map(() => true));
    expect((await call(app, 'GET', '/content', { headers })).statusCode).toBe(200);
    const { headers: complete } = await setUp(app, headers);
    expect(await isRefused(app, complete)).toEqual(publishing.map(() => false));
  });

  test.each([
    ['the operator turns that off', { publicUrl: outside, publishWithoutSecondFactor: true }],
    ['the site is only reached here', { publicUrl: 'http://localhost:8080', publishWithoutSecondFactor: false }],
    ['it has no address yet', { publishWithoutSecondFactor: false }],
  ])('[ENTRY-05] needs none when %s', async (_, options) => {
    const app = await startApp(options);
    const { answer, headers } = await join(app, 'editor', 'amani');
    expect(answer.body).toContain('csrf_token');
    expect(await isRefused(app, headers)).toEqual(publishing.map(() => false));
  });

  test('[ENTRY-05] status says whether a second factor is needed', async () => {
    const app = await startApp();
    const say = async (env: Record<string, string>) => {
      const { state, text } = (await looks.publishing?.(app.store, readConfig(env))) ?? {};
      return `${state}: ${text}`;
    };
    expect(await say({})).toBe('ok: the site is not reached from outside');
    expect(await say({ PUBLIC_URL: outside })).toBe('ok: staff need a second factor');
    expect(await say({ PUBLIC_URL: outside, PUBLISH_WITHOUT_SECOND_FACTOR: 'yes' })).toMatch(/^note: staff need no/);
  });
});

test.each([
  ['https://nzete.example', true],
  ['https://203.0.113.9', false], // for documents only (RFC 5737)
  ['https://8.8.8.8', true],
  ['https://[2001:4860:4860::8888]', true],
  ['http://localhost:8080', false],
  ['http://site.localhost', false],
  ['http://nzete', false],
  ['http://nzete.local', false],
  ['http://127.0.0.1:8080', false],
  ['http://192.168.1.7', false],
  ['http://10.0.0.2', false],
  ['http://[::1]:8080', false],
  ['http://[fd00::1]', false],
])('[ENTRY-05] %s is reached from outside: %s', (address, expected) => {
  expect(isReachable(address)).toBe(expected);
});
