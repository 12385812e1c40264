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

declare module '../db/types.ts' {
  interface Database {
    recovery_code: RecoveryCodeTable;
    passkey: PasskeyTable;
    staff_session: StaffSessionTable;
  }
}

export {};
