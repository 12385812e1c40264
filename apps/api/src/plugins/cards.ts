import type { FastifyInstance } from 'fastify';
import type { CardRequest } from '../../../site/src/app/renderer.ts';
import { climateProblems } from '../climate/problems.ts';
import { climatePage, provinces } from '../climate/provinces.ts';
import { reports } from '../content/resources/reports.ts';
import type { Site } from '../files/built-site.ts';
import { Cache } from '../http/answers/cache.ts';
import { createEntity, type Entity, sendEntity } from '../http/answers/entity.ts';
import { httpProblems } from '../http/problems/problems.ts';
import { Semaphore } from '../http/semaphore.ts';
import { reportProblems } from '../reports/problems.ts';
import type { RenderPool } from '../site/render-pool.ts';
import { isLang, type Lang, languages } from '../text/languages.ts';

/** All provinces in every language, and as many reports: some 60 kB each. */
const MAX_CACHED_CARDS = provinces.length * languages.length * 2;
const reportsPage = '/reports';
/** Without checking its data; records that this server stores invalidate it at once. */
const FRESH_MS = 1_000;
/** How many requests may wait for a card; others get the card of the page. */
const WAITING = 20;

/** The data of a card, as the API returns them: a report or a climate record. */
async function readRecord(app: FastifyInstance, name: string, language: Lang): Promise<unknown> {
  const path = name.startsWith('report-') ? `/api/reports?lang=${language}` : '/api/realtime-climate-data';
  const answer = await app.inject(path);
  if (answer.statusCode !== 200) throw new Error(`What the card ${name} shows cannot be read: ${answer.statusCode}`);
  const records = answer.json<{ id?: number; code?: string }[]>();
  const record = records.find(({ id, code }) => code === name || `report-${id}` === name);
  if (!record) throw new Error(`There is nothing to write on the card ${name}`);
  return record;
}

/**
 * Serves `/cards/CD-KN-fr.png` and `/cards/report-6-fr.png`: the current weather of a province, or
 * a report, as a picture for link previews. Cards are cached until the data change, and drawn one
 * at a time. If a card cannot be drawn, it redirects to the card of the page.
 */
export function cards(app: FastifyInstance, site: Site, pool: RenderPool): void {
  const kept = new Cache<Entity>({ freshMs: FRESH_MS, limit: MAX_CACHED_CARDS });
  const semaphore = new Semaphore({ maxRunning: 1, maxWaiting: WAITING, refusal: httpProblems.busy, retryAfter: 1 });
  app.dataChange.on('change', () => kept.forget());

  const cardOf = (name: string, language: Lang): Promise<Entity> =>
    kept.get(
      `${name} ${language}`,
      async () => JSON.stringify(await readRecord(app, name, language)),
      async (source) => {
        const kind = name.startsWith('report-') ? 'report' : 'province';
        const request: CardRequest = { kind, language, record: JSON.parse(source) };
        return createEntity(Buffer.from(await semaphore.run(() => pool.drawCard(request))), 'image/png');
      },
    );

  app.get<{ Params: { file: string } }>('/cards/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, name = '', report, lang] =
      /^(CD-[A-Z]{2}|report-([1-9]\d{0,8}))-(\w\w)\.png$/.exec(request.params.file) ?? [];
    if (!isLang(lang)) throw httpProblems.notFound();
    if (report) {
      const list = await app.content.read(reports, lang);
      if (!list.some(({ id }) => id === Number(report))) throw reportProblems.unknownReport();
    } else if (!provinces.some(({ code }) => code === name)) throw climateProblems.unknownProvince();
    // Other sites show it in link previews.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    try {
      const card = await cardOf(name, lang);
      reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=600, stale-if-error=86400');
      return sendEntity(request, reply, card);
    } catch (error) {
      request.log.error({ err: error, card: name }, 'a card could not be drawn; the card of the page takes its place');
      return reply
        .header('cache-control', 'no-store')
        .redirect(site.cardOf(report ? reportsPage : climatePage, lang), 302);
    }
  });
}
