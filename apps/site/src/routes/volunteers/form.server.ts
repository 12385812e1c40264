import { applicationsApi } from '@nzete/api-client/applications';
import { emptyVolunteerValues, toVolunteerApplication, volunteerSchema } from '@nzete/ui/VolunteerForm';
import { formHandler } from '../../shared/formHandler.server.ts';
import { applicationCall } from './applicationCall.ts';

/** Sends an application that was written without JavaScript. */
export const volunteerForm = formHandler({
  empty: emptyVolunteerValues,
  schema: volunteerSchema,
  send: (values) =>
    applicationsApi.endpoints.applyAsVolunteer.initiate(applicationCall(toVolunteerApplication(values))),
});
