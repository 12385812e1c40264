import { languages } from '@nzete/ui/format';
import { oneOf, type SearchOf, textOf, typed } from '../../../shared/searchParams.ts';

export const subscriptionStates = ['active', 'pending', 'bounced'] as const;

/** The filters of the list in the address. */
export const subscriberSearch = {
  q: typed(/^.{0,100}$/),
  state: oneOf(['all', ...subscriptionStates]),
  language: oneOf(['all', ...languages]),
  page: textOf(/^[1-9]\d{0,3}$/),
};

export type SubscriberSearch = SearchOf<typeof subscriberSearch>;

/** The filters as parameters of the call, without those that leave nothing out. */
export function callOf({ q, state, language, page }: SubscriberSearch) {
  return {
    page: Number(page) || 1,
    ...(q && { q }),
    ...(state !== 'all' && { state }),
    ...(language !== 'all' && { language }),
  };
}
