import type { Kysely, Selectable } from 'kysely';
import { isUnavailable } from '../db/errors.ts';
import type { Database, Store } from '../db/types.ts';
import { Cache } from '../http/answers/cache.ts';
import { createJsonEntity, type Entity } from '../http/answers/entity.ts';
import { createServerIntl, intlOf, type ServerIntl } from '../text/intl.ts';
import { inEveryLanguage, type Lang, languages } from '../text/languages.ts';
import { type CompiledMessage, compileMessage, messageFault } from './icu.ts';
import type { InterfaceData } from './interface-data.ts';

export type Override = Selectable<Database['interface_text']>;

/** Messages by key, as they are formatted. */
export type CompiledMessages = Record<string, CompiledMessage>;

/** How long a server may show what another one has replaced. */
const FRESH_MS = 10_000;

/**
 * Those in force: of messages that this release has, with its placeholders. Another would be shown
 * as its key, or with words missing.
 */
export async function readOverrides(
  db: Kysely<Database>,
  readData: () => Promise<InterfaceData>,
  language?: Lang,
): Promise<Override[]> {
  const all = db.selectFrom('interface_text').selectAll().orderBy('message');
  const rows = await (language ? all.where('language', '=', language) : all).execute();
  if (rows.length === 0) return rows;
  const { messages } = await readData();
  return rows.filter(({ message, text }) => {
    const known = messages.get(message);
    return known !== undefined && messageFault(known.texts.en, text) === undefined;
  });
}

/** Parts of the interface, each with messages of its own: visitors get none of the staff area. */
export const parts = ['site', 'staff'] as const;
type Part = (typeof parts)[number];

/** Messages that the server itself formats, such as mails. */
const isOfServer = (message: string) => message.startsWith('api.');

const isOf = (part: Part, message: string) =>
  !isOfServer(message) && (part === 'staff' || !message.startsWith('site.staff'));

interface Made {
  compiled: Record<Part, Partial<Record<Lang, CompiledMessages>>>;
  entities: Map<string, Entity>;
  intl: Record<Lang, ServerIntl>;
}

type Shown = Pick<Override, 'language' | 'message' | 'text'>;

function intlWith(rows: readonly Shown[], language: Lang): ServerIntl {
  const own = rows.filter((row) => row.language === language && isOfServer(row.message));
  if (own.length === 0) return intlOf(language);
  return createServerIntl(language, Object.fromEntries(own.map(({ message, text }) => [message, text])));
}

function make(rows: readonly Shown[]): Made {
  const made: Made = {
    compiled: { site: {}, staff: {} },
    entities: new Map(),
    intl: inEveryLanguage((language) => intlWith(rows, language)),
  };
  for (const part of parts) {
    const own = rows.filter(({ message }) => isOf(part, message));
    for (const language of languages) {
      const texts = own.filter((row) => row.language === language);
      const compiled = Object.fromEntries(texts.map(({ message, text }) => [message, compileMessage(text)]));
      // With a text in any language, a page asks for those of each language that it shows.
      if (own.length > 0) made.compiled[part][language] = compiled;
      made.entities.set(`${part} ${language}`, createJsonEntity(JSON.stringify(compiled)));
    }
  }
  return made;
}

/** The overrides of staff, in the form that pages and mails need. */
export class ShownOverrides {
  readonly #cache = new Cache<Made>({ freshMs: FRESH_MS, limit: 1, markStale: (made) => made });
  readonly #store: Store;
  readonly #readData: () => Promise<InterfaceData>;

  constructor(store: Store, readData: () => Promise<InterfaceData>) {
    this.#store = store;
    this.#readData = readData;
  }

  /** Call it after every change: the next pages read the database again. */
  forget(): void {
    this.#cache.forget();
  }

  /** Undefined while no text of the site is replaced in any language. */
  async ofPages(language: Lang): Promise<CompiledMessages | undefined> {
    return (await this.#made()).compiled.site[language];
  }

  async entity(part: Part, language: Lang): Promise<Entity> {
    const { entities } = await this.#made();
    return entities.get(`${part} ${language}`) as Entity;
  }

  /** For what the server itself formats in a language: as the release has it while the database does not answer. */
  async intl(language: Lang): Promise<ServerIntl> {
    try {
      return (await this.#made()).intl[language];
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return intlOf(language);
    }
  }

  #made(): Promise<Made> {
    const read = async () => {
      const rows = await readOverrides(this.#store.db, this.#readData);
      return JSON.stringify(rows.map(({ language, message, text }) => ({ language, message, text })));
    };
    return this.#cache.get('all', read, (source) => make(JSON.parse(source)));
  }
}
