import { applicationsApi } from '@nzete/api-client/applications';
import { partnershipsApi } from '@nzete/api-client/partnerships';
import { identityDocumentsAddress } from '@nzete/domain';
import { kycForm, readKyc } from '@nzete/ui/KycWizard';
import { emptyLongPartnershipValues, partnershipSchema } from '@nzete/ui/PartnershipApplicationForm';
import { formHandler } from '../../shared/formHandler.server.ts';
import { readDocuments, sendDocuments } from '../../shared/identityDocuments.server.ts';
import { wizardHandler } from '../../shared/wizardHandler.server.ts';
import { identityCheck } from './identityCheck.ts';
import { kycCall } from './kycCall.ts';
import { partnershipCall } from './partnershipCall.ts';

/** Sends an application that was written without JavaScript. */
export const partnershipForm = formHandler({
  empty: emptyLongPartnershipValues,
  schema: partnershipSchema,
  send: (values) =>
    partnershipsApi.endpoints.applyForPartnership.initiate(partnershipCall(partnershipSchema.cast(values))),
});

const rules = kycForm(identityCheck);

/** The identity check, step by step, without JavaScript. */
export const kycForms = wizardHandler({
  name: 'kyc',
  ...rules,
  read: (fields) => readKyc(identityCheck, fields),
  check: async (fields) => {
    const { rejected } = await readDocuments(fields);
    return rejected && { rejected };
  },
  send: async (values, { fields, dispatch }) => {
    const { createKycApplication } = applicationsApi.endpoints;
    const outcome = await dispatch(createKycApplication.initiate(kycCall(rules.toApplication(values))));
    if (!outcome.data) return outcome;
    const { reference, upload_token: uploadToken } = outcome.data;
    const { documents } = await readDocuments(fields);
    const checking = 'kyc-checking';
    const { error, next } = await sendDocuments(documents, { dispatch, reference, uploadToken, checking });
    return { ...outcome, next: error === undefined ? next : identityDocumentsAddress(reference, uploadToken) };
  },
});
