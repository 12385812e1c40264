import { applicationsApi } from '@nzete/api-client/applications';
import { partnershipsApi } from '@nzete/api-client/partnerships';
import { emptyUpdate, updateSchema } from '@nzete/ui/UpdateForm';
import { formHandler } from '../../shared/formHandler.server.ts';
import { consultationCall, consultationSchema, emptyConsultation } from './consultation.ts';
import { updateCall } from './updateCall.ts';

/** Sends a request for a first talk that was written without JavaScript. */
export const consultationForm = formHandler({
  empty: emptyConsultation,
  schema: consultationSchema,
  send: (values) => applicationsApi.endpoints.requestConsultation.initiate(consultationCall(values)),
});

/** Posts an update that was written without JavaScript. */
export const updateForm = formHandler({
  empty: emptyUpdate,
  schema: updateSchema,
  send: (values) => async (dispatch) => {
    const { addPartnershipUpdate } = partnershipsApi.endpoints;
    const { error } = await dispatch(addPartnershipUpdate.initiate(updateCall(updateSchema.cast(values))));
    return { error };
  },
});
