import { type ContentFiles, fileName } from '../../content-files/files.ts';
import { type Problem, problemAt } from '../../content-files/json-file.ts';
import { isTexts } from '../../content-files/localise.ts';
import { isPictureReference } from '../../content-files/pictures.ts';
import { type Lang, type WrittenTexts, writtenLanguages } from '../../text/languages.ts';
import { contradicts } from './contradicts.ts';
import { grouped } from './grouped.ts';
import type { FileRule } from './rule.ts';
import { walk } from './walk.ts';

/** How the alt text of a generated picture begins, so that it is not taken for a photo. */
const beginning: Record<Lang, string> = {
  en: 'Illustration: ',
  fr: 'Illustration\u00a0: ',
  ln: 'Elilingi ya koyema: ',
  sw: 'Mchoro: ',
};

interface DescribedPicture {
  place: string;
  name: string;
  alt: WrittenTexts;
}

/** The described pictures of a content file: `src` or `image`, and `alt`. */
function picturesIn(content: unknown): DescribedPicture[] {
  return [...walk(content)].flatMap(({ place, value }) => {
    const { src, image, alt } = (value ?? {}) as { src?: unknown; image?: unknown; alt?: unknown };
    const name = src ?? image;
    return typeof name === 'string' && isPictureReference(name) && isTexts(alt) ? [{ place, name, alt }] : [];
  });
}

/** A generated picture's alt text must say that it is an illustration, a photo's must not. */
export const illustrationLabels: FileRule = (content) =>
  picturesIn(content).flatMap(({ place, name, alt }) => {
    const isDrawn = name.startsWith('picture:');
    const [what, code] = isDrawn
      ? ['must begin with', 'notCalledDrawing']
      : ['describes a photo, and must not begin with', 'calledDrawing'];
    return writtenLanguages(alt)
      .filter((lang) => alt[lang]?.startsWith(beginning[lang]) !== isDrawn)
      .map((lang) => ({
        place: `${place}/alt/${lang}`,
        what: `${what} "${beginning[lang]}"`,
        code,
        value: beginning[lang].trim(),
      }));
  });

/** A picture has the same alt text wherever it is. Each difference is reported at both places. */
export function contradictoryDescriptions(files: ContentFiles): Problem[] {
  const all = [...files].flatMap(([path, content]) => picturesIn(content).map((picture) => ({ path, ...picture })));
  const byName = grouped(all, ({ name }) => name);
  return all.flatMap(({ path, place, name, alt }) => {
    const other = byName.get(name)?.find((one) => contradicts(one.alt, alt));
    if (!other) return [];
    const elsewhere = { path: other.path, place: `${other.place}/alt` };
    const what = `of the picture ${name} is another in ${fileName(other.path)}`;
    return [problemAt(fileName(path), `${place}/alt`, what, { code: 'altDiffers', elsewhere })];
  });
}
