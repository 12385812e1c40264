import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { readContentFiles, storedContentFiles } from '../content-files/files.ts';
import { localise } from '../content-files/localise.ts';
import {
  type PictureAddress,
  readPictureFile,
  readPictures,
  readUploadedFile,
  readUploadedPhotos,
  withUploaded,
} from '../content-files/pictures.ts';
import { canBeMarked, isSample, markSamples, type Samples } from '../content-files/samples.ts';
import { readStoredFile } from '../content-files/stored.ts';
import { correctFiles } from '../content-files/typing.ts';
import type { Database, Store } from '../db/types.ts';
import { Cache } from '../http/answers/cache.ts';
import { createJsonEntity, type Entity, staleEntity } from '../http/answers/entity.ts';
import type { NamedSchema } from '../http/schemas.ts';
import { markedSeeds, storeUpdateSeeds } from '../partnership-updates/seed.ts';
import type { Lang } from '../text/languages.ts';
import { assertContentValid } from './assert-content-valid.ts';
import type { ContentResource } from './content-resource.ts';
import { type Loading, loadContent } from './load.ts';
import { type ContentSource, validContent } from './source-files.ts';
import { openUploadedFile, readFileNames, type UploadedFile } from './uploaded-files.ts';

/** How long a server may serve content that another one has replaced. */
const FRESH_MS = 30_000;

interface Answer {
  value: unknown;
  entity: Entity;
}

/** More than there are paths and languages. */
const MAX_ANSWERS = 1_000;

/** The content responses, localised, serialised and compressed once for each path and language. */
export class ContentAnswers {
  readonly #store: Store;
  readonly #answers = new Cache<Answer>({
    freshMs: FRESH_MS,
    limit: MAX_ANSWERS,
    markStale: ({ value, entity }) => ({ value, entity: staleEntity(entity) }),
  });
  #picture: PictureAddress = () => {
    throw new Error('Content was requested before it was loaded');
  };
  #folders = { picturesDir: '', contentDir: '' };

  readonly #onForget: () => void;

  /** @param onForget called whenever responses may have changed */
  constructor(store: Store, onForget: () => void = () => {}) {
    this.#store = store;
    this.#onForget = onForget;
  }

  /** Returns the paths that changed. A start does not replace what a person loaded. */
  async load(
    contentDir: string,
    picturesDir: string,
    { origin = 'start', mails = false }: Partial<Loading> = {},
  ): Promise<string[]> {
    this.#picture = await readPictures(picturesDir, contentDir);
    const picture = await this.pictures();
    const files = await readContentFiles(contentDir);
    const content = validContent(correctFiles(files, await storedContentFiles(this.#store)));
    for (const { source } of content) localise(source, 'en', picture);
    const changed = await loadContent(this.#store, content, { origin, mails });
    await this.use(contentDir, picturesDir);
    return changed;
  }

  /** @throws {StartupError} if the content does not match this version, or a picture is missing */
  async use(contentDir: string, picturesDir: string): Promise<void> {
    this.#picture = await readPictures(picturesDir, contentDir);
    this.#folders = { picturesDir, contentDir };
    await assertContentValid(this.#store, await this.pictures());
    await storeUpdateSeeds(this.#store, markedSeeds(await storedContentFiles(this.#store)));
    this.forget();
  }

  /** Call it after every write to content: the next requests read the database again. */
  forget(): void {
    this.#answers.forget();
    this.#onForget();
  }

  async entity(resource: ContentSource, lang: Lang): Promise<Entity> {
    return (await this.#answer(resource, lang)).entity;
  }

  /** The value of a response. Do not modify it: it is shared. */
  async read<Schema extends NamedSchema>(
    resource: Pick<ContentResource<Schema>, 'path' | 'answer'>,
    lang: Lang,
  ): Promise<Readonly<Static<Schema>>> {
    return (await this.#answer(resource, lang)).value as Static<Schema>;
  }

  /** The addresses of pictures, also of photos that were uploaded to another server. */
  async pictures(db: Kysely<Database> = this.#store.db): Promise<PictureAddress> {
    return withUploaded(this.#picture, await readUploadedPhotos(db));
  }

  /** The response that a draft will be once it is published, with the samples of a draft too. */
  async textOf(resource: ContentSource, lang: Lang, draft: unknown, samples?: Samples): Promise<string> {
    return JSON.stringify(await this.#valueOf(resource, lang, draft, samples));
  }

  /** A PDF that content names, `file:…`; `undefined` if it does not exist. */
  async file(reference: string): Promise<UploadedFile | undefined> {
    return openUploadedFile(this.#store.db, this.#folders.contentDir, reference);
  }

  /** The names of the PDFs that content may name. */
  async fileNames(db: Kysely<Database> = this.#store.db): Promise<ReadonlySet<string>> {
    return readFileNames(db, this.#folders.contentDir);
  }

  /** The file of a picture, by its `src` in a response; `undefined` if it is missing. */
  async readPicture(src: string): Promise<Buffer | undefined> {
    const uploaded = await readUploadedFile(this.#store.db, basename(src));
    return uploaded ?? readPictureFile(this.#folders.picturesDir, this.#folders.contentDir, src);
  }

  async #valueOf({ path, answer }: ContentSource, lang: Lang, source: unknown, samples?: Samples): Promise<unknown> {
    const value = localise(source, lang, await this.pictures());
    return canBeMarked(answer) ? markSamples(value, isSample(samples ?? (await this.#samples()), path)) : value;
  }

  #answer(resource: ContentSource, lang: Lang): Promise<Answer> {
    const { path } = resource;
    let value: unknown;
    const read = async () => {
      value = await this.#valueOf(resource, lang, await this.#source(path));
      return JSON.stringify(value);
    };
    // Compression takes milliseconds, so unchanged responses are kept.
    const make = (text: string) => ({ value, entity: createJsonEntity(text) });
    return this.#answers.get(`${path} ${lang}`, read, make);
  }

  /** `samples.json` may be missing. */
  async #samples(): Promise<Samples> {
    return ((await readStoredFile(this.#store, '/samples')) ?? {}) as Samples;
  }

  async #source(path: string): Promise<unknown> {
    const source = await readStoredFile(this.#store, path);
    if (source === undefined) throw new Error(`No content was loaded for ${path}`);
    return source;
  }
}
