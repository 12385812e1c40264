import { once } from 'node:events';
import { MessageChannel, type MessagePort, workerData } from 'node:worker_threads';
import type {
  CardRequest,
  FormDrafts,
  MainThread,
  PageRequest,
  RendererBuild,
  Rendering,
  RenderOptions,
} from '../../../site/src/app/renderer.ts';
import type { ApiAnswer, ApiCall } from '../http/api-call.ts';

/** Runs in a thread of the render pool (`render-pool.ts`). */

/** The data that a thread starts with. */
export interface RenderWorkerData {
  /** The URL of the module that renders pages, and the folder of the browser's files. */
  rendererUrl: string;
  folder: string;
}

export interface PageTask {
  request: PageRequest;
  options: RenderOptions;
  /** The channel to the main thread. */
  main: MessagePort;
}

/** A call of `FormDrafts`. */
export interface DraftCall {
  name: keyof FormDrafts;
  args: unknown[];
}

/** What a page asks of the main thread, which sends the answer to `reply`. */
export interface PageMessage {
  call: ApiCall | DraftCall;
  reply: MessagePort;
}

const { rendererUrl, folder } = workerData as RenderWorkerData;
const { createRenderer }: RendererBuild = await import(rendererUrl);
const renderer = await createRenderer(folder);

// The first rendering takes five times as long as later ones, so it runs during the start.
const visit = { language: 'en', isFromAddress: false, offered: null, isLater: false, savesData: false } as const;
const home: PageRequest = { path: '/', search: '', ...visit };
const notYet = () => Promise.reject(new Error('The API is not there yet'));
const nothing: MainThread = { fetch: notYet, drafts: { read: notYet, save: notYet } };
await renderer.renderPage(home, { origin: 'https://warm-up.invalid' }, nothing).catch(() => {});

function mainThread(main: MessagePort): MainThread {
  const ask = async (call: PageMessage['call']) => {
    const { port1, port2 } = new MessageChannel();
    main.postMessage({ call, reply: port2 } satisfies PageMessage, [port2]);
    const [{ answer, error }] = await once(port1, 'message');
    if (error) throw error;
    return answer;
  };
  return {
    fetch: async (request) => {
      const { method, url } = request;
      const headers = Object.fromEntries(request.headers);
      const body = request.body && { body: await request.bytes() };
      const answer: ApiAnswer = await ask({ method, url, headers, ...body });
      return new Response(answer.body, answer);
    },
    drafts: {
      read: (...args) => ask({ name: 'read', args }),
      save: (...args) => ask({ name: 'save', args }),
    },
  };
}

export const renderPage = ({ request, options, main }: PageTask): Promise<Rendering> =>
  renderer.renderPage(request, options, mainThread(main)).finally(() => main.close());

export const drawCard = (request: CardRequest): Promise<Uint8Array> => renderer.drawCard(request);

/** A first task: it resolves once the thread has loaded its module. */
export const ready = (): void => {};
