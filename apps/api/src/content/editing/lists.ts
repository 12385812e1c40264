import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { redirectsGifts } from '../../content-files/donations.ts';
import { storedContentFiles } from '../../content-files/files.ts';
import { isPictureReference, type PictureAddress } from '../../content-files/pictures.ts';
import { isSample, type Samples } from '../../content-files/samples.ts';
import { readStoredFile } from '../../content-files/stored.ts';
import { readTime } from '../../db/stored-times.ts';
import type { Database } from '../../db/types.ts';
import { walk } from '../rules/walk.ts';
import { contentPaths, schemaOf } from '../source-files.ts';
import { bodyOfDraft, type Draft, readDraft } from './drafts/drafts.ts';
import { findNotes } from './notes.ts';
import { pagesOf } from './pages.ts';
import { readShown } from './publishing/publish.ts';
import type { ContentList, ContentLists } from './schemas.ts';
import { type Check, countTexts, type TextCounts, textStates } from './texts.ts';

type ListSummary = ContentLists['lists'][number];

/** `team` is `/team`; `undefined` if there is no such list. */
export const pathOf = (name: string): string | undefined => contentPaths.find((path) => path === `/${name}`);

/** A list, or the longest of the lists that an object has: courses rather than durations. */
function itemsIn(body: unknown): number {
  if (Array.isArray(body)) return body.length;
  const lists = Object.values(body ?? {}).filter((child) => Array.isArray(child));
  return Math.max(1, ...lists.map((list) => list.length));
}

const worst = ({ outdated, missing, drafted }: TextCounts): ListSummary['state'] =>
  outdated > 0 ? 'outdated' : missing > 0 ? 'missing' : drafted > 0 ? 'drafted' : 'checked';

export async function checksByPath(db: Kysely<Database>): Promise<Map<string, Check[]>> {
  const byPath = new Map<string, Check[]>();
  for (const check of await db.selectFrom('content_check').selectAll().execute()) {
    byPath.set(check.path, [...(byPath.get(check.path) ?? []), check]);
  }
  return byPath;
}

/** Every list, in the order of the OpenAPI document. */
export async function readLists({ store: { db } }: Pick<FastifyInstance, 'store'>): Promise<ContentLists> {
  const rows = await db
    .selectFrom('content')
    .leftJoin('content_version as version', (join) =>
      join.onRef('version.path', '=', 'content.path').onRef('version.revision', '=', 'content.revision'),
    )
    .leftJoin('content_draft as draft', 'draft.path', 'content.path')
    .select(['content.path', 'version.loaded_at', 'version.published_by'])
    .select(['draft.saved_at', 'draft.saved_by', 'draft.publish_at'])
    .execute();
  const byPath = new Map(rows.map((row) => [row.path, row]));
  const files = await storedContentFiles({ db });
  const checks = await checksByPath(db);
  const lists = contentPaths.flatMap((path): ListSummary[] => {
    const row = byPath.get(path);
    if (!row) return [];
    const body = files.get(path);
    const texts = countTexts(textStates(body, checks.get(path) ?? []));
    return [
      {
        path: path.slice(1),
        item_count: itemsIn(body),
        texts,
        state: worst(texts),
        published_at: readTime(row.loaded_at, 'content_version.loaded_at', path),
        published_by: row.published_by,
        draft_saved_at: readTime(row.saved_at, 'content_draft.saved_at', path),
        draft_saved_by: row.saved_by,
        publish_at: row.publish_at,
        pages: [...pagesOf(path)],
      },
    ];
  });
  return { lists };
}

/** A picture that does not exist is named by a problem. */
function picturesIn(bodies: unknown[], address: PictureAddress): Record<string, string> {
  const found = new Map<string, string>();
  for (const { value } of bodies.flatMap((body) => [...walk(body)])) {
    if (typeof value !== 'string' || !isPictureReference(value)) continue;
    try {
      found.set(value, address(value));
    } catch {
      // As said above.
    }
  }
  return Object.fromEntries(found);
}

const proposalOf = ({ proposed_by: by, proposed_at: at, ready_at }: Draft) =>
  by === null || at === null ? null : { by, at, ready_at };

type Parts = Pick<FastifyInstance, 'store' | 'findContentProblems' | 'content' | 'contentParticipants'>;

/** A list with its draft; `undefined` before content was loaded. */
export async function readList(
  { store: { db }, findContentProblems, content, contentParticipants }: Parts,
  path: string,
) {
  const shown = await readShown(db, path);
  if (!shown) return undefined;
  const draft = await readDraft(db, path);
  const checks = await db.selectFrom('content_check').selectAll().where('path', '=', path).execute();
  const published = (await readStoredFile({ db }, path)) ?? [];
  const samples = ((await readStoredFile({ db }, '/samples')) ?? {}) as Samples;
  // In place of a corrupt draft the published list is shown; saving or discarding repairs it.
  const body = (draft && bodyOfDraft(draft)) ?? published;
  const list: ContentList = {
    path: path.slice(1),
    schema: { ...schemaOf(path) },
    published: { body: published, digest: shown.digest, published_at: shown.at, published_by: shown.by },
    draft: draft
      ? {
          body,
          base_digest: draft.base_digest,
          saved_at: draft.saved_at,
          saved_by: draft.saved_by,
          publish_at: draft.publish_at,
          not_published: draft.not_published,
          needs_approval: redirectsGifts(path, published, body),
          proposal: proposalOf(draft),
          problems: await findContentProblems(db, path, body),
        }
      : null,
    notes: await findNotes(db, path, body),
    texts: textStates(body, checks),
    samples: isSample(samples, path),
    participants: (await contentParticipants.find((each) => each.path === path)?.count(db)) ?? {},
    pictures: picturesIn([published, body], await content.pictures(db)),
    pages: [...pagesOf(path)],
  };
  return list;
}
