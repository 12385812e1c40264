import type { StaffRole } from '@nzete/domain';

type LinkPurpose = 'confirm-email' | 'reset-password' | 'invitation';

/** `username_key` is folded and unique; `username` is the spelling its owner chose. */
interface AccountTable {
  id: string;
  username: string;
  username_key: string;
  /** Normalised. Not unique: an account must not block the owner of an address. */
  email: string;
  password_hash: string;
  created_at: string;
  /** When its owner followed the link in the mail; null until then. */
  email_confirmed_at: string | null;
  /** Of the mails to it. */
  language: string | null;
  /** Null for everyone but staff. */
  role: StaffRole | null;
  /** Encrypted. In use once `totp_confirmed_at` is set. */
  totp_secret: string | null;
  /** The only session that is shown the secret before it is in use. */
  totp_session: string | null;
  totp_confirmed_at: string | null;
  /** The time step of the last code, so that no code is taken twice. */
  totp_last_step: number | null;
}

/** Only the SHA-256 of a token is stored, so that a copy of this table allows no sign-in. */
interface SessionTable {
  token_hash: string;
  account_id: string;
  created_at: string;
  expires_at: string;
}

/** A link that was mailed, until it expires. Only the hash of its token is stored, and once it was used nothing else. */
interface AccountLinkTable {
  token_hash: string;
  purpose: LinkPurpose | `used-${LinkPurpose}`;
  /** Null for an invitation of someone without an account. */
  account_id: string | null;
  /** Empty once it was used. */
  email: string;
  /** Of an invitation. */
  role: StaffRole | null;
  created_at: string;
  expires_at: string;
}

declare module '../db/types.ts' {
  interface Database {
    account: AccountTable;
    session: SessionTable;
    account_link: AccountLinkTable;
  }
}
