import type { FastifyInstance } from 'fastify';
import { recordActions } from '../../../audit/actions.ts';
import { isTimeOver } from '../../../db/stored-times.ts';
import { isNotHeld } from '../../../jobs/held.ts';
import { Rounds } from '../../../jobs/rounds.ts';
import { type PublishingParts, publishDraft } from './publish.ts';
import type { Refusal } from './refused.ts';

const POLL_MS = 15_000;

type Parts = PublishingParts & Pick<FastifyInstance, 'content' | 'log'>;

/** Why a draft was not published at its time, and stays. */
type NotPublished = 'changed' | 'problems' | 'not-approved';

const isFinal = (reason: Refusal['reason']): reason is NotPublished =>
  reason === 'changed' || reason === 'problems' || reason === 'not-approved';

interface DueDraft {
  path: string;
  saved_at: string;
  publish_at: string;
  who: string;
}

/** Publishes drafts at their time, each once on however many servers. */
export class ContentSchedule extends Rounds {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    super({ everyMs: POLL_MS });
    this.#parts = parts;
  }

  protected override failed(error: unknown): void {
    this.#parts.log.error({ err: error }, 'planned content could not be published, and is tried again');
  }

  protected override async work(now: Date): Promise<void> {
    const rows = await this.#parts.store.db
      .selectFrom('content_draft')
      .select(['path', 'saved_at', 'publish_at', 'scheduled_by', 'saved_by'])
      .where(isTimeOver('publish_at', now))
      .where(isNotHeld('publication', 'content_draft.path', 'content_draft.publish_at'))
      .orderBy('publish_at')
      .execute();
    for (const { path, saved_at, publish_at, scheduled_by, saved_by } of rows) {
      if (this.isStopped) return;
      if (publish_at === null) continue;
      await this.#publish({ path, saved_at, publish_at, who: scheduled_by ?? saved_by });
    }
  }

  async #publish(due: DueDraft): Promise<void> {
    const refusal = await publishDraft(this.#parts, due);
    if (!refusal) this.#parts.content.forget();
    // Another server has published it, or someone has changed or withdrawn it meanwhile.
    else if (isFinal(refusal.reason)) await this.#giveUp(due, refusal.reason);
  }

  /** The draft stays, and says why. */
  #giveUp({ path, saved_at, publish_at, who }: DueDraft, reason: NotPublished): Promise<void> {
    return this.#parts.store.db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('content_draft')
        .set({ publish_at: null, scheduled_by: null, not_published: reason })
        .where('path', '=', path)
        .where('saved_at', '=', saved_at)
        .where('publish_at', '=', publish_at)
        .returning('path')
        .executeTakeFirst();
      if (row) await recordActions(trx, [path], { who, action: 'content-not-published', reason });
    });
  }
}
