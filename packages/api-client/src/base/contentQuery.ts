import type { Lang } from '../generated/site.ts';
import type { climateApi } from '../resources/climate.ts';
import type { foundationApi } from '../resources/foundation.ts';
import type { givingApi } from '../resources/giving.ts';
import type { learningApi } from '../resources/learning.ts';
import type { partnershipsApi } from '../resources/partnerships.ts';
import type { photosApi } from '../resources/photos.ts';
import type { programsApi } from '../resources/programs.ts';
import type { siteApi } from '../resources/site.ts';

type NamesIn<Endpoints> = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { useQuery: unknown; Types: { QueryArg: infer Args } }
    ? { lang: Lang } extends Args
      ? Name
      : never
    : never;
}[keyof Endpoints];

/**
 * The name of a read that needs no argument but the language, such as `getTeam`. A page names its reads by it without importing them; the
 * endpoint is there once the page has imported the part of the client that has it.
 */
export type ContentQuery =
  | NamesIn<typeof siteApi.endpoints>
  | NamesIn<typeof foundationApi.endpoints>
  | NamesIn<typeof photosApi.endpoints>
  | NamesIn<typeof givingApi.endpoints>
  | NamesIn<typeof partnershipsApi.endpoints>
  | NamesIn<typeof programsApi.endpoints>
  | NamesIn<typeof learningApi.endpoints>
  | NamesIn<typeof climateApi.endpoints>;
