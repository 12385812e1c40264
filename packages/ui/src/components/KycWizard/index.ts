export { KycWizard, type KycWizardProps } from './KycWizard.tsx';
export {
  emptyKycValues,
  type KycApplication,
  type KycFunds,
  type KycIncome,
  type KycPurpose,
  type KycValues,
  type KycVolume,
  kycFieldsOf,
  kycSchemaOf,
  kycStepCount,
  kycStepOf,
  toKycApplication,
} from './kycApplication.ts';
export { type KycDocumentKind, type KycUpload, type KycUploadResult, kycDocumentKinds } from './useKycDocuments.tsx';
export type { KycAnswer, KycHandlers } from './useKycWizard.ts';
