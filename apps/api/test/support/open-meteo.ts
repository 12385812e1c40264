import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import type { OpenMeteoUrls } from '../../src/climate/open-meteo.ts';

type Current = Record<string, number | null>;

const units = {
  time: 'unixtime',
  interval: 'seconds',
  temperature_2m: '°C',
  relative_humidity_2m: '%',
  wind_speed_10m: 'km/h',
  visibility: 'm',
  weather_code: 'wmo code',
  precipitation: 'mm',
  is_day: '',
};

/** Open-Meteo's values for a quiet morning. */
const quietMorning: Current = {
  temperature_2m: 27.4,
  relative_humidity_2m: 78,
  wind_speed_10m: 9.7,
  visibility: 24_140,
  weather_code: 2,
  precipitation: 0,
  is_day: 1,
};

/** A place in Open-Meteo's response; the first of several has no `location_id`. */
function place(latitude: number, longitude: number, index: number, current: Current) {
  return {
    // The nearest point of a grid of an eighth of a degree.
    latitude: Math.round(latitude * 8) / 8,
    longitude: Math.round(longitude * 8) / 8,
    generationtime_ms: 0.37,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation: 412,
    ...(index > 0 && { location_id: index }),
    current_units: units,
    current,
  };
}

/** The response to a request: an object for one place, an array for several. */
export function answerFor(url: URL, current: Current): unknown {
  const list = (name: string) => (url.searchParams.get(name) ?? '').split(',').map(Number);
  const longitudes = list('longitude');
  const places = list('latitude').map((latitude, index) => place(latitude, longitudes[index] ?? 0, index, current));
  return places.length === 1 ? places[0] : places;
}

/** An error in Open-Meteo's format. */
export function refuse(response: ServerResponse, status: number, reason: string, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify({ error: true, reason }));
}

type Handler = (response: ServerResponse, url: URL, request: IncomingMessage) => void;

export interface FakeOpenMeteo {
  urls: OpenMeteoUrls;
  /** The requests, in order. */
  asked: URL[];
  /** The response to the next requests; `undefined` is the usual one. */
  weather: Handler | undefined;
  air: Handler | undefined;
  /** Values and time of the usual response. */
  current: Current;
  airCurrent: Current;
}

/** A real HTTP server with Open-Meteo's two endpoints, closed when the test ends. */
export async function fakeOpenMeteo(observedAt = new Date()): Promise<FakeOpenMeteo> {
  const time = Math.floor(observedAt.getTime() / 1_000);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://fake');
    fake.asked.push(url);
    const air = url.pathname === '/v1/air-quality';
    const handle = air ? fake.air : fake.weather;
    if (handle) return handle(response, url, request);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(answerFor(url, air ? fake.airCurrent : fake.current)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
  const fake: FakeOpenMeteo = {
    urls: { forecastUrl: `${base}/forecast`, airQualityUrl: `${base}/air-quality` },
    asked: [],
    weather: undefined,
    air: undefined,
    current: { time, interval: 900, ...quietMorning },
    airCurrent: { time: Math.floor(time / 3_600) * 3_600, interval: 3_600, us_aqi: 64 },
  };
  return fake;
}
