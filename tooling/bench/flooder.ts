import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Runs in a thread (`flood.ts`): clients that ask one after the other, each for pages that no one has asked for before. */
export interface Flood {
  kind: 'pages that are not kept' | 'random hosts' | 'provinces';
  url: string;
  clients: number;
  milliseconds: number;
}

export interface Flooded {
  /** How often each answer came: a page, the document without content, or a status. */
  answers: Record<string, number>;
  unanswered: number;
}

const provinces = 'BC BU EQ HK HL HU IT KC KE KG KL KN KS LO LU MA MN MO NK NU SA SK SU TA TO TU'.split(' ');
const orders = ['name', 'temperature', 'humidity', 'windSpeed', 'airQuality', 'population'];
const languages = ['en', 'fr', 'ln', 'sw'];

const { kind, url, clients, milliseconds } = workerData as Flood;
const { hostname, port } = new URL(url);

const pathOf: Record<Flood['kind'], (index: number) => string> = {
  'pages that are not kept': (index) => `/digital-literacy?q=word${index}`,
  'random hosts': () => '/',
  provinces: (index) => {
    const [province, order, lang] = [provinces, orders, languages].map((list) => list[index % list.length]);
    return `/data?province=CD-${province}&order=${order}&lang=${lang}&q=word${index}`;
  },
};

function ask(agent: Agent, index: number): Promise<string | undefined> {
  const headers = {
    accept: 'text/html',
    'accept-encoding': 'identity',
    'x-forwarded-for': `192.0.2.${1 + (index % clients)}`,
    ...(kind === 'random hosts' && { host: `host-${index}.test` }),
  };
  return new Promise((resolve) => {
    get({ agent, hostname, port, path: pathOf[kind](index), headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      answer.on('error', () => resolve(undefined));
      answer.on('end', () => {
        if (answer.statusCode !== 200) resolve(String(answer.statusCode));
        else resolve(body.includes('id="page-data"') ? 'pages' : 'documents without content');
      });
    }).on('error', () => resolve(undefined));
  });
}

const flooded: Flooded = { answers: {}, unanswered: 0 };
const until = performance.now() + milliseconds;
let index = 0;

async function client(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < until) {
    index += 1;
    const what = await ask(agent, index);
    if (what === undefined) flooded.unanswered += 1;
    else flooded.answers[what] = (flooded.answers[what] ?? 0) + 1;
  }
  agent.destroy();
}

await Promise.all(Array.from({ length: clients }, client));
parentPort?.postMessage(flooded);
