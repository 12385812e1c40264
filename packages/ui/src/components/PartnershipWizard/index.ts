export { emptyPartnershipApplication, type PartnershipApplication } from './application.ts';
export { PartnershipWizard, type PartnershipWizardProps } from './PartnershipWizard.tsx';
export type { PartnershipHandlers } from './usePartnershipWizard.ts';
