import type { FastifyInstance } from 'fastify';
import type { Lang } from '../text/languages.ts';
import { Counts } from './counts.ts';

/** How often counts are written; what a crash may lose. */
const WRITE_MS = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    visits: {
      /** A page was read. `path` is one of the route table, never a visitor's text. */
      countPage(path: string, language: Lang): void;
      /** Something was searched; the words are not kept. */
      countSearch(what: 'courses' | 'site', language: Lang): void;
      /** The assistant had no answer. */
      addUnanswered(question: string, language: Lang): void;
      /** Writes what has been counted so far. */
      write(): Promise<void>;
    };
  }
}

/** What is read and searched, without who does it: no cookie, no address, no log of visits. */
export function visits(app: FastifyInstance): void {
  const counts = new Counts(app.store);
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      try {
        await counts.write();
      } catch (error) {
        app.log.warn({ err: error }, 'visits could not be counted, and are counted again later');
        schedule();
      }
    });
    return writing;
  };
  const schedule = () => {
    timer ??= setTimeout(write, WRITE_MS).unref();
  };

  app.decorate('visits', {
    countPage: (path, language) => {
      counts.add('page', path, language);
      schedule();
    },
    countSearch: (what, language) => {
      counts.add('search', what, language);
      schedule();
    },
    addUnanswered: (question, language) => {
      counts.addQuestion(question, language);
      schedule();
    },
    write,
  });
  app.addHook('onClose', write);
}
