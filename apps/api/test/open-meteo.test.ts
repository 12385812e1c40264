import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { SourceError } from '../src/climate/http-json.ts';
import { fetchObservations } from '../src/climate/open-meteo.ts';
import { provinces } from '../src/climate/provinces.ts';
import { answerFor, type FakeOpenMeteo, fakeOpenMeteo, refuse } from './support/open-meteo.ts';

const observedAt = new Date('2025-06-01T08:30:00Z');

const ask = (fake: FakeOpenMeteo, options = {}) => fetchObservations(provinces, fake.urls, options);

async function failure(promise: Promise<unknown>): Promise<SourceError> {
  const error = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof SourceError)) throw new Error(`expected a SourceError, got ${String(error)}`);
  return error;
}

function body(response: ServerResponse, text: string, headers = {}): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers });
  response.end(text);
}

describe('what is asked', () => {
  test('[API-04] two requests for all 26 places, one after the other', async () => {
    const fake = await fakeOpenMeteo(observedAt);
    let open = 0;
    fake.weather = (response, url) => {
      open += 1;
      response.on('finish', () => (open -= 1));
      body(response, JSON.stringify(answerFor(url, fake.current)));
    };
    fake.air = (response, url) => {
      expect(open).toBe(0);
      body(response, JSON.stringify(answerFor(url, fake.airCurrent)));
    };
    await ask(fake);
    expect(fake.asked.map(({ pathname }) => pathname)).toEqual(['/v1/forecast', '/v1/air-quality']);
    const [weather, air] = fake.asked.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(weather).toEqual({
      latitude: provinces.map(({ latitude }) => latitude).join(','),
      longitude: provinces.map(({ longitude }) => longitude).join(','),
      current: 'temperature_2m,relative_humidity_2m,wind_speed_10m,visibility,weather_code,precipitation,is_day',
      temperature_unit: 'celsius',
      wind_speed_unit: 'kmh',
      precipitation_unit: 'mm',
      timeformat: 'unixtime',
      timezone: 'GMT',
    });
    expect(air).toMatchObject({ current: 'us_aqi', timeformat: 'unixtime', latitude: weather?.latitude });
  });

  test('[API-04] what follows a configured address, such as a key, is kept', async () => {
    const fake = await fakeOpenMeteo(observedAt);
    fake.urls.forecastUrl += '?apikey=k%26k';
    await ask(fake);
    expect(fake.asked[0]?.searchParams.get('apikey')).toBe('k&k');
    expect(fake.asked[1]?.searchParams.has('apikey')).toBe(false);
  });
});

describe('what is answered', () => {
  test('[API-04, PORTAL-02] becomes one observation for each place, in our units', async () => {
    const fake = await fakeOpenMeteo(observedAt);
    Object.assign(fake.current, { temperature_2m: 27.449999, precipitation: 0.6, weather_code: 61 });
    const { observations, airQualityError } = await ask(fake);
    expect(airQualityError).toBeUndefined();
    expect(observations.map(({ province }) => province)).toEqual(provinces.map(({ code }) => code));
    expect(observations[0]).toEqual({
      province: 'CD-BU',
      observed_at: '2025-06-01T08:30:00.000Z',
      temperature: 27.4,
      humidity: 78,
      wind_speed: 9.7,
      visibility: 24.1,
      precipitation: 2.4,
      air_quality: 64,
      weather_code: 61,
      is_day: 1,
    });
  });

  test('[API-04] null, missing and impossible values of a place are none', async () => {
    const fake = await fakeOpenMeteo(observedAt);
    fake.weather = (response, url) => {
      const { time = 0, interval = 0 } = fake.current;
      const places = answerFor(url, fake.current) as object[];
      const empty = { time, interval, temperature_2m: null, relative_humidity_2m: 400 };
      body(
        response,
        JSON.stringify(places.map((place, index) => (index === 0 ? { ...place, current: empty } : place))),
      );
    };
    fake.airCurrent.us_aqi = null;
    const [first] = (await ask(fake)).observations;
    expect(first).toMatchObject({ temperature: null, humidity: null, wind_speed: null, visibility: null });
    expect(first).toMatchObject({ precipitation: null, air_quality: null, weather_code: null });
  });

  test('[API-04] a single place comes as an object', async () => {
    const fake = await fakeOpenMeteo(observedAt);
    const { observations } = await fetchObservations(provinces.slice(0, 1), fake.urls);
    expect(observations).toMatchObject([{ province: 'CD-BU', temperature: 27.4, air_quality: 64 }]);
  });
});

describe('what goes wrong', () => {
  test('[API-04] without air quality there is still weather', async () => {
    const fake = await fakeOpenMeteo(observedAt);
    fake.air = (response) => refuse(response, 503, 'Service Unavailable');
    const { observations, airQualityError } = await ask(fake);
    expect(observations[3]).toMatchObject({ temperature: 27.4, air_quality: null });
    expect(airQualityError).toMatchObject({ reason: 'status', status: 503 });
  });

  test.each([
    [400, "Data corrupted at path ''. Cannot initialize SurfaceVariable from invalid String value visbility.", {}],
    [429, 'Minutely API request limit exceeded. Please try again in one minute.', { 'retry-after': '60' }],
    [502, 'Bad Gateway', {}],
  ])('[API-04] status %s says why', async (status, reason, headers) => {
    const fake = await fakeOpenMeteo(observedAt);
    fake.weather = (response) => refuse(response, status, reason, headers);
    const error = await failure(ask(fake));
    expect(error).toMatchObject({ reason: 'status', status, message: `The source answers ${status}: ${reason}` });
    expect(error.retryAfterMs).toBe(status === 429 ? 60_000 : undefined);
    expect(fake.asked).toHaveLength(1);
  });

  const answers: [string, (response: ServerResponse, url: URL, fake: FakeOpenMeteo) => void][] = [
    ['is HTML', (response) => body(response, '<!doctype html><title>Log in to the hotspot</title>')],
    ['is empty', (response) => body(response, '')],
    ['is null', (response) => body(response, 'null')],
    ['is an error inside a 200', (response) => body(response, '{"error":true,"reason":"no"}')],
    [
      'ends in plain text',
      (response, url, fake) => {
        const whole = JSON.stringify(answerFor(url, fake.current));
        body(response, `${whole.slice(0, 900)}Unexpected error while streaming data: timeoutReached`);
      },
    ],
    [
      'has too few places',
      (response, url, fake) => body(response, JSON.stringify((answerFor(url, fake.current) as unknown[]).slice(1))),
    ],
    [
      'has too many places',
      (response, url, fake) => {
        const places = answerFor(url, fake.current) as unknown[];
        body(response, JSON.stringify([...places, places[0]]));
      },
    ],
    [
      'has the places in another order',
      (response, url, fake) => body(response, JSON.stringify((answerFor(url, fake.current) as unknown[]).reverse())),
    ],
    [
      'has text for numbers',
      (response, url, fake) =>
        body(response, JSON.stringify(answerFor(url, { ...fake.current, temperature_2m: '27' as unknown as number }))),
    ],
    [
      'has a time of another age',
      (response, url, fake) => body(response, JSON.stringify(answerFor(url, { ...fake.current, time: 12 }))),
    ],
    [
      'is of a time to come',
      (response, url, fake) => {
        const tomorrow = Math.round(Date.now() / 1_000) + 86_400;
        body(response, JSON.stringify(answerFor(url, { ...fake.current, time: tomorrow })));
      },
    ],
    [
      'has no value at all',
      (response, url, fake) => {
        const { time = 0, interval = 0 } = fake.current;
        body(response, JSON.stringify(answerFor(url, { time, interval, temperature_2m: null })));
      },
    ],
    ['is endless', (response) => body(response, `[${'1,'.repeat(600_000)}1]`)],
  ];
  test.each(answers)('[API-04] an answer that %s is refused', async (_what, handle) => {
    const fake = await fakeOpenMeteo(observedAt);
    fake.weather = (response, url) => handle(response, url, fake);
    expect(await failure(ask(fake))).toMatchObject({ reason: 'answer' });
  });

  test('[API-04] an incomplete body is a network error', async () => {
    const fake = await fakeOpenMeteo(observedAt);
    fake.weather = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '50000' });
      response.write('[{"latitude":');
      response.destroy();
    };
    expect(await failure(ask(fake))).toMatchObject({ reason: 'network' });
  });

  test('[API-04] no server, or a redirect, is a network error, reported without the URL', async () => {
    const fake = await fakeOpenMeteo(observedAt);
    fake.weather = (response) => response.writeHead(302, { location: '/v1/air-quality' }).end();
    expect(await failure(ask(fake))).toMatchObject({ reason: 'network' });
    expect(fake.asked).toHaveLength(1);
    const unreachable = { ...fake.urls, forecastUrl: 'http://127.0.0.1:1/v1/forecast?apikey=secret' };
    const error = await failure(fetchObservations(provinces, unreachable));
    expect(error).toMatchObject({ reason: 'network' });
    expect(error.message).not.toMatch(/secret|127/);
  });

  test.each([
    ['says nothing', () => {}],
    ['stops in the middle', (response: ServerResponse) => void response.writeHead(200).write('[')],
  ])('[API-04] a source that %s is given up after the time-out', async (_what, handle) => {
    const fake = await fakeOpenMeteo(observedAt);
    fake.weather = handle;
    expect(await failure(ask(fake, { timeoutMs: 50 }))).toMatchObject({ reason: 'timeout' });
  });

  test('[API-04] a request can be aborted, air quality too', async () => {
    const fake = await fakeOpenMeteo(observedAt);
    const stop = new AbortController();
    fake.air = () => stop.abort();
    expect(await failure(ask(fake, { signal: stop.signal }))).toMatchObject({ reason: 'aborted' });
  });
});
