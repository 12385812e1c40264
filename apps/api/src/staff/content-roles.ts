import type { StaffRole } from '@nzete/domain';

/** Who may read content lists with their drafts and history, and who may change them. */
export const mayReadContent = ['reader', 'editor', 'reviewer', 'administrator'] as const satisfies readonly StaffRole[];
export const mayEditContent = ['editor', 'administrator'] as const satisfies readonly StaffRole[];
/** Who may approve what another person proposes. */
export const mayApproveContent = ['administrator'] as const satisfies readonly StaffRole[];
