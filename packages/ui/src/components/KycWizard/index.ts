export { basicIdentityCheck } from './basicIdentityCheck.ts';
export { KycWizard, type KycWizardProps } from './KycWizard.tsx';
export {
  defineKyc,
  type KycApplication,
  type KycCheckField,
  type KycChoiceField,
  type KycDefinition,
  type KycDocument,
  type KycDocumentKind,
  type KycField,
  type KycKnownField,
  type KycParagraphsField,
  type KycPart,
  type KycStep,
  type KycTextField,
  type KycValues,
} from './kycDefinition.ts';
export { type KycForm, kycForm, readKyc } from './kycForm.ts';
export type { KycFile, KycFiles, KycUpload, KycUploadResult } from './useKycDocuments.tsx';
export type { KycAnswer, KycHandlers, KycProgress, KycResult } from './useKycWizard.ts';
