import type { GetInboxApiArg } from '@nzete/api-client/staff';
import { applicationKinds, applicationStatuses, provinces } from '@nzete/domain';
import { oneOf, type SearchOf, textOf, typed } from '../../shared/searchParams.ts';

/** The filters of the list in the address. Without any, it shows what waits, the oldest first. */
export const inboxSearch = {
  q: typed(/^.{0,100}$/),
  kind: oneOf(['all', ...applicationKinds, 'interests']),
  state: oneOf(['waiting', 'all', ...applicationStatuses]),
  /** At least so many days ago. */
  age: oneOf(['any', '3', '7', '30']),
  province: { fallback: '', isValid: (text: string) => provinces.some(({ code }) => code === text) },
  /** `me`, `none`, or the id of an account. */
  assigned: textOf(/^[\w-]{1,64}$/),
  order: oneOf(['oldest', 'newest']),
  page: textOf(/^[1-9]\d{0,4}$/),
};

export type InboxSearch = SearchOf<typeof inboxSearch>;

/** No filter. The order stays as it is. */
export const noFilters = {
  q: '',
  kind: 'all',
  state: 'waiting',
  age: 'any',
  province: '',
  assigned: '',
  page: '',
} as const satisfies Partial<InboxSearch>;

/** Whether the filters leave out anything that waits. */
export const isFiltered = (search: InboxSearch) =>
  Object.entries(noFilters).some(([name, value]) => name !== 'page' && search[name as keyof InboxSearch] !== value);

export const pageOf = ({ page }: Pick<InboxSearch, 'page'>) => Number(page) || 1;

/** The filters as parameters of the calls, without those that leave nothing out. */
export function callOf(search: Omit<InboxSearch, 'page'>): GetInboxApiArg {
  const { q, kind, state, age, province, assigned, order } = search;
  return {
    order,
    ...(q && { q }),
    ...(kind !== 'all' && { kind }),
    ...(state !== 'all' && { state }),
    ...(age !== 'any' && { age: Number(age) }),
    ...(province && { province: province as GetInboxApiArg['province'] }), // one of them, checked above
    ...(assigned && { assigned }),
  };
}
