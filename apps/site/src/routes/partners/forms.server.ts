import { partnershipsApi } from '@nzete/api-client/partnerships';
import { emptyLongPartnershipValues, partnershipSchema } from '@nzete/ui/PartnershipApplicationForm';
import { formHandler } from '../../shared/formHandler.server.ts';
import { partnershipCall } from './partnershipCall.ts';

/** Sends an application that was written without JavaScript. */
export const partnershipForm = formHandler({
  empty: emptyLongPartnershipValues,
  schema: partnershipSchema,
  send: (values) =>
    partnershipsApi.endpoints.applyForPartnership.initiate(partnershipCall(partnershipSchema.cast(values))),
});
