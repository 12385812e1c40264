import type { Submission } from '../submissions/tables.ts';

/** Both partnership forms; null for what a form does not ask. The long one asks contactPerson. */
interface PartnershipApplicationTable extends Submission {
  form: 'short' | 'long';
  organization_name: string;
  organization_type: string | null;
  contact_name: string;
  email: string;
  phone: string | null;
  website: string | null;
  country: string | null;
  partnership_type: string | null;
  legal_entity_type: string | null;
  registration_number: string | null;
  tax_id: string | null;
  compliance_officer: string | null;
  focus_areas: string | null;
  description: string | null;
  proposed_collaboration: string | null;
  experience: string | null;
  resources: string | null;
  /** 0 or 1 */
  requires_kyc: number;
  /** 0 or 1 */
  aml_policy: number;
}

declare module '../db/types.ts' {
  interface Database {
    partnership_application: PartnershipApplicationTable;
  }
}
