import type { StaffRole } from '@nzete/domain';

/** Who may do what in the inbox. */
export const mayRead = ['reader', 'editor', 'reviewer', 'administrator'] as const satisfies readonly StaffRole[];
export const mayWrite = ['editor', 'reviewer', 'administrator'] as const satisfies readonly StaffRole[];
export const mayDecide = ['reviewer', 'administrator'] as const satisfies readonly StaffRole[];

/** The only roles that may open identity checks. */
export const mayOpenKyc = (role: StaffRole) => mayDecide.some((one) => one === role);
