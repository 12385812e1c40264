import type { GetGiftsApiArg } from '@nzete/api-client/staff';
import { giftCurrencies, giftMethods, giftStatuses } from '@nzete/domain';
import { oneOf, type SearchOf, textOf, typed } from '../../shared/searchParams.ts';

/** The filters of the list in the address. Without any, it shows what is to be confirmed. */
export const giftSearch = {
  q: typed(/^.{0,100}$/),
  status: oneOf(['received', 'all', ...giftStatuses.filter((status) => status !== 'received')]),
  method: oneOf(['all', ...giftMethods]),
  currency: oneOf(['all', ...giftCurrencies]),
  month: textOf(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  page: textOf(/^[1-9]\d{0,3}$/),
};

export type GiftSearch = SearchOf<typeof giftSearch>;

/** Gifts on a page of the server. */
export const PAGE_LENGTH = 50;

export const pageOf = ({ page }: Pick<GiftSearch, 'page'>) => Number(page) || 1;

/** The filters as parameters of the call, without those that leave nothing out. */
export function callOf(search: GiftSearch): GetGiftsApiArg {
  const { q, status, method, currency, month } = search;
  return {
    page: pageOf(search),
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(method !== 'all' && { method }),
    ...(currency !== 'all' && { currency }),
    ...(month && { month }),
  };
}
