import { once } from 'node:events';
import { MessageChannel, type MessagePort, workerData } from 'node:worker_threads';
import type {
  ApiFetch,
  CardRequest,
  PageRequest,
  RendererBuild,
  Rendering,
  RenderOptions,
} from '../../../site/src/app/renderer.ts';

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
  /** The channel to the API in the main thread. */
  api: MessagePort;
}

/** A request to the API. Only forms write. */
export interface ApiCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/** The response is sent to `reply`. */
export interface ApiMessage {
  call: ApiCall;
  reply: MessagePort;
}

/** A response of the API. */
export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

const { rendererUrl, folder } = workerData as RenderWorkerData;
const { createRenderer }: RendererBuild = await import(rendererUrl);
const renderer = await createRenderer(folder);

// The first rendering takes five times as long as later ones, so it runs during the start.
const home: PageRequest = { path: '/', search: '', language: 'en', isFromAddress: false, offered: null };
const noApi: ApiFetch = () => Promise.reject(new Error('The API is not there yet'));
await renderer.renderPage(home, { origin: 'https://warm-up.invalid' }, noApi).catch(() => {});

const fetchFrom =
  (api: MessagePort): ApiFetch =>
  async (request) => {
    const { port1, port2 } = new MessageChannel();
    const { method, url } = request;
    const headers = Object.fromEntries(request.headers);
    const call: ApiCall = { method, url, headers, ...(request.body && { body: await request.bytes() }) };
    api.postMessage({ call, reply: port2 } satisfies ApiMessage, [port2]);
    const [{ body, ...init }]: [ApiAnswer] = (await once(port1, 'message')) as [ApiAnswer];
    return new Response(body, init);
  };

export const renderPage = ({ request, options, api }: PageTask): Promise<Rendering> =>
  renderer.renderPage(request, options, fetchFrom(api)).finally(() => api.close());

export const drawCard = (request: CardRequest): Promise<Uint8Array> => renderer.drawCard(request);

/** A first task: it resolves once the thread has loaded its module. */
export const ready = (): void => {};
