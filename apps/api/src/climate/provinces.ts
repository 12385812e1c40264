import { type Province, provinces } from '@nzete/domain';
import { fold } from '../text/fold.ts';

export { type Province, provinces } from '@nzete/domain';

const byName = new Map(
  provinces.flatMap((province) =>
    [province.code, province.code.slice('CD-'.length), province.name].map((name) => [fold(name), province] as const),
  ),
);

/** The page of the site that shows the weather. */
export const climatePage = '/data';

/** The URL of each province on it, for link previews and search engines. */
export const provincePages: readonly string[] = provinces.map(({ code }) => `${climatePage}?province=${code}`);

/** Finds a province by `CD-KN`, `KN` or `Kinshasa`, ignoring case and accents. */
export function findProvince(name: string): Province | undefined {
  return byName.get(fold(name));
}
