import { randomUUID } from 'node:crypto';
import { homeDay } from '@nzete/domain';
import { sql } from 'kysely';
import type { Store } from '../db/types.ts';
import { isRestoredWaiting } from '../jobs/held.ts';
import { oldVisits } from './old-counts.ts';
import { withoutContacts } from './question.ts';

type Kind = 'page' | 'search';

interface Count {
  day: string;
  kind: Kind;
  subject: string;
  language: string;
  count: number;
}

interface Question {
  id: string;
  day: string;
  language: string;
  question: string;
}

/** So that nobody can fill the table by asking nonsense. */
const QUESTIONS_A_DAY = 200;

/** Counts in memory, until they are added to those in the database. */
export class Counts {
  readonly #store: Pick<Store, 'db'>;
  #counts = new Map<string, Count>();
  #questions: Question[] = [];
  /** When old rows were last deleted. */
  #cleanedOn = '';

  constructor(store: Pick<Store, 'db'>) {
    this.#store = store;
  }

  add(kind: Kind, subject: string, language: string): void {
    const day = homeDay();
    const key = `${day} ${kind} ${subject} ${language}`;
    const counted = this.#counts.get(key);
    if (counted) counted.count += 1;
    else this.#counts.set(key, { day, kind, subject, language, count: 1 });
  }

  addQuestion(question: string, language: string): void {
    if (this.#questions.length >= QUESTIONS_A_DAY) return;
    const text = withoutContacts(question);
    if (text) this.#questions.push({ id: randomUUID(), day: homeDay(), language, question: text });
  }

  /** After a failure everything is kept for the next time. */
  async write(): Promise<void> {
    const counts = this.#counts;
    const questions = this.#questions;
    if (counts.size === 0 && questions.length === 0) return;
    this.#counts = new Map();
    this.#questions = [];
    try {
      await this.#store.db.transaction().execute(async (db) => {
        if (counts.size > 0) {
          await db
            .insertInto('daily_count')
            .values([...counts.values()])
            .onConflict((conflict) =>
              conflict.columns(['day', 'kind', 'subject', 'language']).doUpdateSet({
                count: sql<number>`daily_count.count + excluded.count`,
              }),
            )
            .execute();
        }
        if (questions.length === 0) return;
        const { n } = await db
          .selectFrom('unanswered_question')
          .select((eb) => eb.fn.countAll().as('n'))
          .where('day', '=', homeDay())
          .executeTakeFirstOrThrow();
        const room = questions.slice(0, Math.max(0, QUESTIONS_A_DAY - Number(n)));
        if (room.length > 0) await db.insertInto('unanswered_question').values(room).execute();
      });
    } catch (error) {
      this.#restore(counts, questions);
      throw error;
    }
    if (this.#cleanedOn === homeDay()) return;
    if (await isRestoredWaiting(this.#store.db)) return;
    this.#cleanedOn = homeDay();
    for (const deletion of Object.values(oldVisits(this.#store.db))) await deletion.execute();
  }

  #restore(counts: Map<string, Count>, questions: Question[]): void {
    for (const [key, { count, ...rest }] of counts) {
      const meanwhile = this.#counts.get(key)?.count ?? 0;
      this.#counts.set(key, { ...rest, count: count + meanwhile });
    }
    this.#questions = [...questions, ...this.#questions].slice(0, QUESTIONS_A_DAY);
  }
}
