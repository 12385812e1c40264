import { applicationsApi } from '@nzete/api-client/applications';
import { partnershipsApi } from '@nzete/api-client/partnerships';
import { readDateOfBirth } from '@nzete/ui/DateOfBirthField';
import { checkDocument } from '@nzete/ui/FilePicker';
import { type KycAnswer, type KycDocumentKind, kycForm } from '@nzete/ui/KycWizard';
import { emptyLongPartnershipValues, partnershipSchema } from '@nzete/ui/PartnershipApplicationForm';
import { formHandler } from '../../shared/formHandler.server.ts';
import { wizardHandler } from '../../shared/wizardHandler.server.ts';
import { type IdentityCheck, identityCheck } from './identityCheck.ts';
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
// The cast: the keys of an object are texts.
const documentKinds = Object.keys(rules.documents) as KycDocumentKind<IdentityCheck>[];

/** The documents that were chosen; a file input without a file sends an empty one. */
const documentsIn = (fields: FormData) =>
  documentKinds.flatMap((kind) => {
    const file = fields.get(kind);
    return file instanceof File && (file.size > 0 || file.name) ? [{ kind, file }] : [];
  });

const check = ({ kind, file }: ReturnType<typeof documentsIn>[number]) =>
  checkDocument(file, rules.documents[kind].maxBytes);

async function rejectedIn(fields: FormData) {
  const rejected: KycAnswer<IdentityCheck>['rejected'] = {};
  for (const document of documentsIn(fields)) {
    const { kind, file } = document;
    const checked = await check(document);
    if ('problem' in checked) rejected[kind] = { ...checked, name: file.name, bytes: file.size };
  }
  return Object.keys(rejected).length > 0 ? { rejected } : undefined;
}

/** The identity check, step by step, without JavaScript. */
export const kycForms = wizardHandler({
  name: 'kyc',
  ...rules,
  read: (fields) => ({ dateOfBirth: readDateOfBirth(fields, 'dateOfBirth') }),
  check: rejectedIn,
  send: async (values, { fields, dispatch }) => {
    const { createKycApplication, uploadKycDocument } = applicationsApi.endpoints;
    const outcome = await dispatch(createKycApplication.initiate(kycCall(rules.toApplication(values))));
    if (!outcome.data) return outcome;
    const { reference, upload_token: uploadToken } = outcome.data;
    for (const document of documentsIn(fields)) {
      const { kind } = document;
      const checked = await check(document);
      if ('problem' in checked) continue;
      const { error } = await dispatch(
        uploadKycDocument.initiate({ reference, kind, uploadToken, file: checked.file }),
      );
      if (error) return { ...outcome, confirmation: 'kyc-incomplete' };
    }
    return outcome;
  },
});
