import type { PictureAddress } from '../drawn-pictures.ts';
import type { Rule } from './rule.ts';
import { walk } from './walk.ts';

const MARK = 'picture:';

/** Every `picture:<name>` names a picture that has been drawn. */
export function undrawnPictures(address: PictureAddress): Rule {
  return (content) =>
    [...walk(content)].flatMap(({ place, value }) => {
      if (typeof value !== 'string' || !value.startsWith(MARK)) return [];
      const name = value.slice(MARK.length);
      try {
        address(name);
        return [];
      } catch {
        return [{ place, what: `names the picture "${name}", which has not been drawn` }];
      }
    });
}
