export { PartnershipApplicationForm, type PartnershipApplicationFormProps } from './PartnershipApplicationForm.tsx';
export {
  emptyLongPartnershipValues,
  type LegalEntityType,
  type LongPartnershipApplication,
  type LongPartnershipValues,
  type OrganizationType,
  partnershipSchema,
} from './partnershipApplication.ts';
export type { LongPartnershipHandlers } from './usePartnershipForm.ts';
