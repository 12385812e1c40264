import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { post, startApp } from './support/app.ts';
import { analyse, chat, chatBody, events, streamed } from './support/assistant.ts';
import { temporaryFolder } from './support/folders.ts';
import { storeClimate } from './support/known-weather.ts';
import { sqliteTest } from './support/place.ts';
import { runServer } from './support/server.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('POST /chat', () => {
  test('[CHAT-03, API-05] answers with an id, a text, its sources, who answered and in which language', async () => {
    const app = await startApp();
    await storeClimate(app);
    const answer = await chat(app, '  What is the weather in Goma?\n');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      chat_id: expect.stringMatching(UUID),
      response: expect.stringContaining('21.2 °C'),
      sources: [{ title: 'Climate data: Nord-Kivu', href: '/data?province=CD-NK' }],
      model: 'embedded',
      language: 'en',
    });
  });

  test('[PRIV-22] no table holds the question', async () => {
    const app = await startApp();
    await chat(app, 'Is there rain in Quxville-Zed today?');
    for (const { name } of await app.store.db.introspection.getTables()) {
      const rows = await app.store.db
        .selectFrom(name as 'mail')
        .selectAll()
        .execute();
      expect(JSON.stringify(rows), name).not.toContain('Quxville');
    }
  });

  test('[CHAT-01, API-05] the sources are the records of the provinces that were asked for, and of many or none the page with all', async () => {
    const app = await startApp();
    await storeClimate(app);
    const sources = async (question: string) => (await chat(app, question)).json().sources;
    expect(await sources('Quel temps fait-il à Goma et à Bukavu ?')).toEqual([
      { title: 'Données climatiques\u00a0: Nord-Kivu', href: '/data?province=CD-NK' },
      { title: 'Données climatiques\u00a0: Sud-Kivu', href: '/data?province=CD-SK' },
    ]);
    // Without a place, the trend is that of the capital.
    expect(await sources('temperature trend')).toEqual([
      { title: 'Climate data: Kinshasa', href: '/data?province=CD-KN' },
    ]);
    const all = [{ title: 'Climate data', href: '/data' }];
    expect(await sources('Which province is hottest?')).toEqual(all);
    expect(await sources('Weather in Goma, Bukavu, Matadi, Kisangani and Lubumbashi?')).toEqual(all);
  });

  test('[API-05] who answers can be asked before the first question', async () => {
    const app = await startApp();
    const answer = await app.inject('/api/assistant');
    expect([answer.statusCode, answer.json()]).toEqual([200, { model: 'embedded' }]);
  });

  test('[API-05] figures and alerts are of one moment: a question reads the records once', async () => {
    const app = await startApp();
    await storeClimate(app);
    const select = vi.spyOn(app.store.db, 'selectFrom');
    const reads = () => select.mock.calls.filter(([table]) => table === 'climate_record').length;
    await app.inject('/api/realtime-climate-data');
    const once = reads();
    await chat(app, 'Are there alerts in Goma?');
    expect(reads()).toBe(2 * once);
  });

  test('[CHAT-03, API-02] what is not a question is a 422 that says so', async () => {
    const app = await startApp();
    const refused = async (message: unknown) => {
      const answer = await chat(app, message);
      return [answer.statusCode, answer.json().fields];
    };
    const wrong = (text: string) => [422, [expect.objectContaining({ field: 'message', message: text })]];
    expect(await refused('')).toEqual(wrong('must not be empty'));
    expect(await refused(' \n\t ')).toEqual(wrong('must not be empty'));
    expect(await refused('a'.repeat(2_001))).toEqual(wrong('must have at most 2000 characters'));
    expect(await refused('a\u0000b')).toEqual(wrong('has characters that are not allowed'));
    expect(await refused(42)).toEqual(wrong('must be text'));
    expect(await refused(undefined)).toEqual(wrong('is required'));
    expect(await refused(`${'a'.repeat(2_000)} `)).toEqual(wrong('must have at most 2000 characters'));
    expect((await chat(app, 'é'.repeat(2_000))).statusCode).toBe(200);
    for (const more of [{ lang: 'de' }, { user_id: '' }, { session_id: 'a b' }, { extra: 1 }]) {
      expect((await chat(app, 'Mbote', more)).statusCode).toBe(422);
    }
    expect((await post(app, '/api/chat', 'null')).statusCode).toBe(422);
    expect((await post(app, '/api/chat', '"text"')).statusCode).toBe(422);
    expect((await post(app, '/api/chat', '{')).json().code).toBe('body-not-json');
    expect((await chat(app, 'a'.repeat(20_000))).statusCode).toBe(413);
  });

  test('[API-02] an address that asks too often is a 429 that says when to come back', async () => {
    const app = await startApp({ rateLimits: { assistant: { max: 2, timeWindow: 60_000 } } });
    for (const status of [200, 200, 429]) expect((await chat(app, 'Mbote')).statusCode).toBe(status);
    const answer = await chat(app, 'Mbote');
    expect(answer.json().code).toBe('requests-too-many');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('[API-05] a client that accepts a stream gets the text once, and then its sources', async () => {
    const app = await startApp();
    await storeClimate(app);
    const answer = await streamed(app, 'Which province is the hottest?');
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers['content-security-policy']).toBeDefined();
    const [text, done, ...rest] = events(answer.body);
    expect(text).toEqual({ event: 'token', data: { text: expect.stringContaining('1. Matadi') } });
    expect(done).toEqual({
      event: 'done',
      data: {
        chat_id: expect.stringMatching(UUID),
        sources: [{ title: 'Climate data', href: '/data' }],
        model: 'embedded',
        language: 'en',
      },
    });
    expect(rest).toEqual([]);
    expect((await streamed(app, ' ')).json()).toMatchObject({
      fields: [expect.objectContaining({ field: 'message', message: 'must not be empty' })],
    });
  });

  sqliteTest('[API-05] neither stores nor logs what is asked', async () => {
    const folder = temporaryFolder();
    const { url, output } = await runServer({ DATA_DIR: folder, LOG_LEVEL: 'trace' });
    const headers = { 'content-type': 'application/json' };
    const ask = (path: string, body: object) =>
      fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect((await ask('chat', chatBody('I am Ada Mbo of Kikwit'))).status).toBe(200);
    expect((await ask('analysis', { query: 'I am Ada Mbo of Kikwit' })).status).toBe(200);
    expect((await ask('chat', chatBody('I am Ada Mbo of Kikwit', { lang: 'de' }))).status).toBe(422);
    await expect.poll(output).toContain('/api/analysis');
    expect(output()).not.toContain('Ada Mbo');
    for (const file of readdirSync(folder)) expect(readFileSync(join(folder, file)).includes('Ada Mbo')).toBe(false);
  });
});

describe('POST /analysis', () => {
  const report = async (app: FastifyInstance, query: string) => (await analyse(app, query)).json();

  test('[AI-02, API-05] answers with a report on the records, with figures and sources', async () => {
    const app = await startApp();
    await storeClimate(app);
    const answer = await analyse(app, 'Which provinces have the worst air?');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: expect.stringMatching(UUID),
      title: 'Climate analysis',
      category: 'analysis',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      analysis: expect.stringContaining('1. Kinshasa: air quality index 155 (Unhealthy)'),
      sources: [expect.stringMatching(/^Open-Meteo, records of \d/)],
    });
  });

  test('[AI-02] a report has the category of what was asked: advice, alerts, a prediction or something else', async () => {
    const app = await startApp();
    await storeClimate(app);
    expect(await report(app, 'What should people do today?')).toMatchObject({
      category: 'recommendation',
      analysis: expect.stringMatching(/32 °C or more in Matadi.*above 100 in Kinshasa, Lubumbashi.*Rain in/s),
    });
    expect(await report(app, 'Alertes au Haut-Katanga ?')).toMatchObject({
      category: 'alert',
      title: 'Alertes climatiques',
      analysis: expect.stringContaining('Lubumbashi'),
    });
    expect(await report(app, 'Predict the temperature of 2050')).toMatchObject({
      category: 'prediction',
      analysis: expect.stringContaining('no figures for the years to come'),
    });
    expect(await report(app, 'Mfumo wa fedha wa Japani')).toMatchObject({ category: 'other', sources: [] });
  });

  test('[AI-02] a trend compares the stored days, and says when they are too few', async () => {
    const app = await startApp();
    const noon = new Date(new Date().setUTCHours(10, 0, 0, 0));
    const daysAgo = (days: number) => new Date(noon.getTime() - days * 86_400_000);
    await storeClimate(app, { observed_at: daysAgo(1).toISOString() });
    expect((await report(app, 'Trend in Goma?')).analysis).toContain('not enough stored days');
    await storeClimate(app, { observed_at: daysAgo(3).toISOString(), warmer: -1.5 });
    expect(await report(app, 'Trend in Goma?')).toMatchObject({
      category: 'trend',
      analysis: expect.stringContaining('Goma (Nord-Kivu), daily mean over 2 days: from 19.7 °C to 21.2 °C (+1.5 °C).'),
    });
  });

  test('[AI-02, PORTAL-12] a trend is of the measure and the places that were asked for, all of them', async () => {
    const app = await startApp();
    const noon = new Date(new Date().setUTCHours(10, 0, 0, 0));
    for (const days of [3, 2, 1]) {
      await storeClimate(app, { observed_at: new Date(noon.getTime() - days * 86_400_000).toISOString() });
    }
    const air = await report(app, 'Trend of air quality in Goma, Bukavu, Matadi, Kisangani');
    expect(air.analysis).toContain('Goma (Nord-Kivu), daily mean over 3 days: from air quality index 62 to 62 (0).');
    for (const place of ['Bukavu (Sud-Kivu)', 'Matadi (Kongo-Central)', 'Kisangani (Tshopo)']) {
      expect(air.analysis).toContain(`${place}, daily mean`);
    }
    expect(await report(app, 'rain trend Kisangani')).toMatchObject({
      analysis: expect.stringContaining('from rain 2.4 mm/h to 2.4 mm/h (0 mm/h)'),
    });
    const unknown = await report(app, 'trend of Paris');
    expect(unknown.analysis).toContain('not among the 26 provinces');
    expect(unknown.analysis).not.toContain('Kinshasa');
  });

  test('[AI-02] advice is for the places that were asked for, and a prediction says that there is none', async () => {
    const app = await startApp();
    await storeClimate(app);
    const advice = await report(app, 'Recommend what farmers in Kwilu should do');
    expect(advice).toMatchObject({ category: 'recommendation', analysis: expect.stringContaining('Bandundu (Kwilu)') });
    expect(advice.analysis).not.toMatch(/Matadi|Kisangani/);
    const prediction = await report(app, 'Predict rainfall for the next month in Goma');
    expect(prediction).toMatchObject({
      category: 'prediction',
      analysis: expect.stringContaining('I make no forecasts'),
    });
    expect(prediction.analysis).not.toMatch(/°C|mm\/h/);
  });

  test('[AI-02, API-04] no advice follows from sample records', async () => {
    const app = await startApp();
    expect(await report(app, 'What should people do today?')).toMatchObject({
      category: 'recommendation',
      analysis: expect.stringMatching(/^I give no advice from sample records/),
    });
  });

  test('[AI-02] warm afternoons and cool nights are no trend, at whatever hour one asks', async () => {
    const app = await startApp();
    const hour = Math.floor(Date.now() / 3_600_000);
    for (let hoursAgo = 3; hoursAgo < 7 * 24; hoursAgo += 6) {
      const observed = new Date((Math.floor((hour - hoursAgo) / 6) * 6 + 3) * 3_600_000);
      const warmer = 5 * Math.sin((observed.getUTCHours() / 24) * 2 * Math.PI);
      await storeClimate(app, { observed_at: observed.toISOString(), warmer });
    }
    expect((await report(app, 'Trend in Goma?')).analysis).toMatch(/over [56] days: from 21.2 °C to 21.2 °C \(0 °C\)/);
  });

  test('[AI-01, API-02] an empty query is a 422', async () => {
    const app = await startApp();
    for (const query of ['', '  ', 'a'.repeat(2_001), '\u0000', null]) {
      expect((await analyse(app, query)).statusCode).toBe(422);
    }
  });
});
