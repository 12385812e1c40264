import type { FastifyInstance } from 'fastify';
import { type Zippable, zipSync } from 'fflate';
import { curriculum } from '../content/resources/curriculum.ts';
import { lessons } from '../content/resources/lessons.ts';
import { Cache } from '../http/answers/cache.ts';
import { createEntity, type Entity } from '../http/answers/entity.ts';
import type { Lang } from '../text/languages.ts';
import { packPage } from './pack-page.ts';

export interface CoursePackFiles {
  id: string;
  title: string;
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
export function createPacks({ content, log }: Pick<FastifyInstance, 'content' | 'log'>) {
  const cache = new Cache<CoursePackFiles[]>({ limit: 10 });

  /** Lessons are worth reading without their drawing. */
  async function drawing(src: string): Promise<string | undefined> {
    const file = await content.readPicture(src);
    if (!file) log.warn({ picture: src }, 'a course pack has no drawing, because its file is missing');
    return file && dataUrl(src, file);
  }

  async function make(lang: Lang): Promise<CoursePackFiles[]> {
    const [parts, modules] = await Promise.all([content.read(lessons, lang), content.read(curriculum, lang)]);
    return Promise.all(
      parts.map(async (part) => {
        const { src } = part.picture;
        const title = modules.find(({ id }) => id === part.id)?.title ?? part.id;
        const html = packPage({ part, title, lang, picture: await drawing(src) });
        const files: Zippable = {
          [`nzete-${part.id}-${lang}.html`]: [Buffer.from(html), { mtime: ZIP_TIME, level: 9 }],
        };
        return {
          id: part.id,
          title,
          lessons: part.lessons.length,
          isSample: part.sample === true,
          page: createEntity(html, 'text/html; charset=utf-8'),
          zip: createEntity(Buffer.from(zipSync(files)), 'application/zip'),
        };
      }),
    );
  }

  return (lang: Lang): Promise<CoursePackFiles[]> =>
    cache.get(
      lang,
      async () => JSON.stringify(await Promise.all([content.read(lessons, lang), content.read(curriculum, lang)])),
      () => make(lang),
    );
}
