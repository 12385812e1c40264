import type { ContentDraftInput } from '@nzete/api-client/staff';
import type { StaffRole } from '@nzete/domain';
import type { Language } from '@nzete/ui/format';

export type {
  ContentList,
  ContentListSummary,
  ContentNote,
  ContentText,
  ContentVersion,
} from '@nzete/api-client/staff';

/** A list as it is written. */
export type ContentBody = ContentDraftInput['body'];

/** Roles that write, publish and check; the others read. */
export const mayWriteContent = (role: StaffRole) => role === 'editor' || role === 'administrator';

/** Who approves what another person proposes. */
export const mayApproveContent = (role: StaffRole) => role === 'administrator';

/** A text in the languages in which it is written. */
export type WrittenTexts = Readonly<Partial<Record<Language, string>>>;
