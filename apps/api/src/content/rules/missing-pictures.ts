import { isPictureReference, type PictureAddress } from '../pictures.ts';
import type { FileRule } from './rule.ts';
import { walk } from './walk.ts';

/** Every `picture:<name>` names a picture that has been drawn, and every `photo:<name>` a photo that is there. */
export function missingPictures(address: PictureAddress): FileRule {
  return (content) =>
    [...walk(content)].flatMap(({ place, value }) => {
      if (typeof value !== 'string' || !isPictureReference(value)) return [];
      try {
        address(value);
        return [];
      } catch {
        return [{ place, what: whatIsMissing(value) }];
      }
    });
}

function whatIsMissing(reference: string): string {
  const [kind, name] = reference.split(':');
  return kind === 'photo'
    ? `names the photo "${name}", which was not made: npm run photos`
    : `names the picture "${name}", which has not been drawn`;
}
