/** A process of its own (`flood.ts`), so that its work does not delay the probes: clients that ask for pages nobody has asked for. */
import autocannon, { type Request } from 'autocannon';
import type { Flood, Flooded } from './flood.ts';

const { kind, url, clients, seconds } = JSON.parse(process.argv[2] ?? '') as Flood;

const provinces = 'BC BU EQ HK HL HU IT KC KE KG KL KN KS LO LU MA MN MO NK NU SA SK SU TA TO TU'.split(' ');
const orders = ['name', 'temperature', 'humidity', 'windSpeed', 'airQuality', 'population'];
const languages = ['en', 'fr', 'ln', 'sw'];

const pathOf: Record<Flood['kind'], (index: number) => string> = {
  'pages that are not kept': (index) => `/digital-literacy?q=word${index}`,
  'random hosts': () => '/',
  provinces: (index) => {
    const [province, order, lang] = [provinces, orders, languages].map((list) => list[index % list.length]);
    return `/data?province=CD-${province}&order=${order}&lang=${lang}&q=word${index}`;
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
