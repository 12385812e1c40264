import { applicationsApi } from '@nzete/api-client/applications';
import { formHandler } from '../../shared/formHandler.server.ts';
import { emptyGift, giftCall, giftSchema } from './gift.ts';

/** Sends what a donor says of a gift without JavaScript. */
export const giftForm = formHandler({
  empty: emptyGift,
  schema: giftSchema,
  send: (values) => applicationsApi.endpoints.reportGift.initiate(giftCall(values)),
});
