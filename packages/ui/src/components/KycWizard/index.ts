export { KycWizard, type KycWizardProps } from './KycWizard.tsx';
export type {
  KycApplication,
  KycFunds,
  KycIncome,
  KycPurpose,
  KycVolume,
} from './kycApplication.ts';
export type { KycDocumentKind, KycUpload, KycUploadResult } from './useKycDocuments.tsx';
export type { KycHandlers } from './useKycWizard.ts';
