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

/** The address of each province on it, which opens its values: a page of its own for link previews and search engines. */
export const provincePages: readonly string[] = provinces.map(({ code }) => `${climatePage}?province=${code}`);

/** Finds a province by `CD-KN`, `KN` or `Kinshasa`; capitals and accents make no difference. */
export function findProvince(name: string): Province | undefined {
  return byName.get(fold(name));
}
