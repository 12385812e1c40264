import { applicationsApi } from '@nzete/api-client/applications';
import { partnershipsApi } from '@nzete/api-client/partnerships';
import { readDateOfBirth } from '@nzete/ui/DateOfBirthField';
import { checkDocument } from '@nzete/ui/FilePicker';
import {
  emptyKycValues,
  type KycAnswer,
  kycDocumentKinds,
  kycFieldsOf,
  kycSchemaOf,
  kycStepCount,
  kycStepOf,
  toKycApplication,
} from '@nzete/ui/KycWizard';
import { emptyLongPartnershipValues, partnershipSchema } from '@nzete/ui/PartnershipApplicationForm';
import { formHandler } from '../../shared/formHandler.server.ts';
import { wizardHandler } from '../../shared/wizardHandler.server.ts';
import { kycCall } from './kycCall.ts';
import { partnershipCall } from './partnershipCall.ts';

/** Sends an application that was written without JavaScript. */
export const partnershipForm = formHandler({
  empty: emptyLongPartnershipValues,
  schema: partnershipSchema,
  send: (values) =>
    partnershipsApi.endpoints.applyForPartnership.initiate(partnershipCall(partnershipSchema.cast(values))),
});

/** The documents that were chosen; a file input without a file sends an empty one. */
const documentsIn = (fields: FormData) =>
  kycDocumentKinds.flatMap((kind) => {
    const file = fields.get(kind);
    return file instanceof File && (file.size > 0 || file.name) ? [{ kind, file }] : [];
  });

async function rejectedIn(fields: FormData) {
  const rejected: KycAnswer['rejected'] = {};
  for (const { kind, file } of documentsIn(fields)) {
    const checked = await checkDocument(file);
    if ('problem' in checked) rejected[kind] = { ...checked, name: file.name, bytes: file.size };
  }
  return Object.keys(rejected).length > 0 ? { rejected } : undefined;
}

/** The identity check, step by step, without JavaScript. */
export const kycForms = wizardHandler({
  name: 'kyc',
  empty: emptyKycValues,
  stepCount: kycStepCount,
  schemaOf: kycSchemaOf,
  fieldsOf: kycFieldsOf,
  stepOf: kycStepOf,
  read: (fields) => ({ dateOfBirth: readDateOfBirth(fields, 'dateOfBirth') }),
  check: rejectedIn,
  send: async (values, { fields, dispatch }) => {
    const { createKycApplication, uploadKycDocument } = applicationsApi.endpoints;
    const outcome = await dispatch(createKycApplication.initiate(kycCall(toKycApplication(values))));
    if (!outcome.data) return outcome;
    const { reference, upload_token: uploadToken } = outcome.data;
    for (const { kind, file } of documentsIn(fields)) {
      const checked = await checkDocument(file);
      if ('problem' in checked) continue;
      const { error } = await dispatch(
        uploadKycDocument.initiate({ reference, kind, uploadToken, file: checked.file }),
      );
      if (error) return { ...outcome, confirmation: 'kyc-incomplete' };
    }
    return outcome;
  },
});
