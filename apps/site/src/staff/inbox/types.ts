import type { ApplicationKind, ApplicationStatus, StaffRole } from '@nzete/domain';

/** What is in the inbox: what has a reference number, and the course interests. */
export type InboxKind = ApplicationKind | 'interests';

/** A row of the list. Times are ISO 8601 in UTC. */
export interface InboxEntry {
  /** The reference, or the id of what has none. */
  subject: string;
  reference: string | null;
  kind: InboxKind;
  /** Null for course interests, which nobody decides. */
  status: ApplicationStatus | null;
  /** A name, or the reference of an identity check. */
  title: string;
  summary: string;
  submitted_at: string;
  /** It waits longer than the foundation promises. */
  is_old: boolean;
  /** A username. */
  assigned_to: string | null;
  /** YYYY-MM-DD */
  remind_on: string | null;
  province: string | null;
}

export type FieldValue = string | string[] | boolean | number | null;

export interface EntryField {
  name: string;
  value: FieldValue;
}

export interface EntryDocument {
  kind: string;
  /** A MIME type; null if the file cannot be read. */
  type: string | null;
  /** Bytes. */
  size: number | null;
  scan: 'unscanned' | 'waiting' | 'clean' | 'infected';
  received_at: string;
}

export interface HistoryItem {
  at: string;
  who: string | null;
  action: string;
  text: string | null;
}

export interface EntryNote {
  id: string;
  at: string;
  who: string;
  text: string;
}

export interface EntryMessage {
  at: string;
  who: string;
  status: ApplicationStatus;
  language: string;
  text: string;
}

export interface OpenEntry extends InboxEntry {
  language: string | null;
  fields: EntryField[];
  documents: EntryDocument[];
  history: HistoryItem[];
  notes: EntryNote[];
  messages: EntryMessage[];
  /** The states that may follow. */
  actions: ApplicationStatus[];
}

export interface Colleague {
  id: string;
  username: string;
  role: StaffRole;
}

export interface MessageTemplate {
  id: string;
  name: string;
  status: ApplicationStatus;
  texts: Record<'en' | 'fr' | 'ln' | 'sw', string>;
}

/** Roles that decide, open identity checks and documents, and export. */
export const mayDecide = (role: StaffRole) => role === 'reviewer' || role === 'administrator';

/** Roles that write notes and assign. */
export const mayWrite = (role: StaffRole) => role !== 'reader';
