import type { StaffRole } from '@nzete/domain';

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

type LinkPurpose = 'confirm-email' | 'reset-password' | 'invitation';

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

/** Hashed; a code is deleted when it is used. */
interface RecoveryCodeTable {
  account_id: string;
  code_hash: string;
}

/** A passkey of a member of staff (WebAuthn). Binary values are in base64url. */
interface PasskeyTable {
  id: string;
  account_id: string;
  credential_id: string;
  public_key: string;
  /** Of signatures. Some authenticators count, others always say 0. */
  counter: number;
  /** How the browser reaches it, with commas between: `internal,hybrid`. */
  transports: string;
  /** What its owner calls it. */
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** A sign-in to the staff area, by a cookie. `id` names it in lists and links. */
interface StaffSessionTable {
  id: string;
  token_hash: string;
  account_id: string;
  created_at: string;
  expires_at: string;
  /** When the second factor was given; null before, and for roles that need none. */
  second_factor_at: string | null;
  /** Browser and system in a few words, such as "Firefox, Android". */
  device: string | null;
  /** What a passkey is to sign, once, until `challenge_expires_at`. */
  challenge: string | null;
  challenge_expires_at: string | null;
}

export interface AccountTables {
  account: AccountTable;
  session: SessionTable;
  account_link: AccountLinkTable;
  recovery_code: RecoveryCodeTable;
  passkey: PasskeyTable;
  staff_session: StaffSessionTable;
}
