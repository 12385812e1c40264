import { isPictureReference, type PictureAddress } from '../../content-files/pictures.ts';
import type { FileRule } from './rule.ts';
import { walk } from './walk.ts';

/** Finds `picture:<name>` and `photo:<name>` that do not exist. */
export function missingPictures(address: PictureAddress): FileRule {
  return (content) =>
    [...walk(content)].flatMap(({ place, value }) => {
      if (typeof value !== 'string' || !isPictureReference(value)) return [];
      try {
        address(value);
        return [];
      } catch {
        return [{ place, what: whatIsMissing(value), code: 'noPicture', value: value.slice(value.indexOf(':') + 1) }];
      }
    });
}

function whatIsMissing(reference: string): string {
  const [kind, name] = reference.split(':');
  return kind === 'photo'
    ? `uses the photo "${name}", which does not exist: npm run photos`
    : `uses the picture "${name}", which has not been generated`;
}
