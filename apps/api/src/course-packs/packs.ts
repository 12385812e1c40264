import type { FastifyInstance } from 'fastify';
import { type Zippable, zipSync } from 'fflate';
import { curriculum } from '../content/resources/curriculum.ts';
import { lessons } from '../content/resources/lessons.ts';
import { Cache } from '../http/answers/cache.ts';
import { createEntity, type Entity } from '../http/answers/entity.ts';
import type { ServerIntl } from '../text/intl.ts';
import { type Lang, languageOfText } from '../text/languages.ts';
import { packPage } from './pack-page.ts';

export interface CoursePackFiles {
  id: string;
  title: string;
  titleLanguage: Lang;
  lessons: number;
  isSample: boolean;
  page: Entity;
  zip: Entity;
}

/** A ZIP stores times, so all have this one: the same pack is the same file. */
const ZIP_TIME = new Date('2026-01-01T00:00:00Z');

const SVG = /\.svg$/;

/** An SVG stays text, which compresses better than base64. */
function dataUrl(src: string, file: Buffer): string {
  if (SVG.test(src)) return `data:image/svg+xml,${encodeURIComponent(file.toString())}`;
  return `data:image/${src.endsWith('.jpg') ? 'jpeg' : src.split('.').at(-1)};base64,${file.toString('base64')}`;
}

/** All packs in a language, made again when their content has changed. */
export function createPacks({ content, log, intl: intlIn }: Pick<FastifyInstance, 'content' | 'log' | 'intl'>) {
  const cache = new Cache<CoursePackFiles[]>({ limit: 10 });

  /** Lessons are worth reading without their drawing. */
  async function drawing(src: string): Promise<string | undefined> {
    const file = await content.readPicture(src);
    if (!file) log.warn({ picture: src }, 'a course pack has no drawing, because its file is missing');
    return file && dataUrl(src, file);
  }

  async function make(intl: ServerIntl): Promise<CoursePackFiles[]> {
    const lang = intl.locale;
    const [parts, modules] = await Promise.all([content.read(lessons, lang), content.read(curriculum, lang)]);
    return Promise.all(
      parts.map(async (part) => {
        const { src } = part.picture;
        const module = modules.find(({ id }) => id === part.id);
        const title = module?.title ?? part.id;
        const titleLanguage = languageOfText(module ?? {}, 'title', lang);
        const html = packPage({ part, title, titleLanguage, intl, picture: await drawing(src) });
        const files: Zippable = {
          [`nzete-${part.id}-${lang}.html`]: [Buffer.from(html), { mtime: ZIP_TIME, level: 9 }],
        };
        return {
          id: part.id,
          title,
          titleLanguage,
          lessons: part.lessons.length,
          isSample: part.sample === true,
          page: createEntity(html, 'text/html; charset=utf-8'),
          zip: createEntity(Buffer.from(zipSync(files)), 'application/zip'),
        };
      }),
    );
  }

  return async (lang: Lang): Promise<CoursePackFiles[]> => {
    const intl = await intlIn(lang);
    return cache.get(
      lang,
      async () =>
        JSON.stringify([await content.read(lessons, lang), await content.read(curriculum, lang), intl.changes]),
      () => make(intl),
    );
  };
}
