import type {
  InboxDocument,
  InboxField,
  InboxHistoryItem,
  InboxMessage,
  InboxNote,
  Template,
} from '@nzete/api-client/staff';
import type { StaffRole } from '@nzete/domain';

export type { Colleague, InboxEntry, OpenEntry } from '@nzete/api-client/staff';

import type { InboxEntry } from '@nzete/api-client/staff';

export type InboxKind = InboxEntry['kind'];
export type EntryField = InboxField;
export type FieldValue = InboxField['value'];
export type EntryDocument = InboxDocument;
export type HistoryItem = InboxHistoryItem;
export type EntryNote = InboxNote;
export type EntryMessage = InboxMessage;
export type MessageTemplate = Pick<Template, 'id' | 'name' | 'status' | 'texts' | 'updated_by'>;

/** Roles that decide, open identity checks and documents, and export. */
export const mayDecide = (role: StaffRole) => role === 'reviewer' || role === 'administrator';

/** Roles that write notes and assign. */
export const mayWrite = (role: StaffRole) => role !== 'reader';
