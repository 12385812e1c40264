/**
 * Clients that request new pages all the time, in their own process, so as not to delay the probes.
 */
import { provinces } from '@nzete/domain';
import { languages } from '@nzete/languages';
import autocannon, { type Request } from 'autocannon';
import type { Flood, Flooded } from './flood.ts';

const { kind, url, clients, seconds } = JSON.parse(process.argv[2] ?? '') as Flood;

const orders = ['name', 'temperature', 'humidity', 'windSpeed', 'airQuality', 'population'];

const pathOf: Record<Flood['kind'], (index: number) => string> = {
  'pages that are not kept': (index) => `/digital-literacy?q=word${index}`,
  'random hosts': () => '/',
  provinces: (index) => {
    const itemOf = <Item>(list: readonly Item[]) => list[index % list.length];
    return `/data?province=${itemOf(provinces)?.code}&order=${itemOf(orders)}&lang=${itemOf(languages)}&q=word${index}`;
  },
};

let index = 0;
const answers: Flooded['answers'] = {};

function setupRequest(request: Request): Request {
  index += 1;
  const headers = {
    accept: 'text/html',
    'accept-encoding': 'identity',
    'x-forwarded-for': `192.0.2.${1 + (index % clients)}`,
    ...(kind === 'random hosts' && { host: `host-${index}.test` }),
  };
  return { ...request, path: pathOf[kind](index), headers };
}

function onResponse(status: number, body: string) {
  const page = body.includes('id="page-data"') ? 'pages' : 'documents without content';
  const what = status === 200 ? page : String(status);
  answers[what] = (answers[what] ?? 0) + 1;
}

const { requests } = await autocannon({
  url,
  connections: clients,
  duration: seconds,
  requests: [{ setupRequest, onResponse }],
});
// Each client still waits for its last request when the time is over.
process.send?.({ answers, unanswered: requests.sent - requests.total - clients } satisfies Flooded);
