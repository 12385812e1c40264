/** Where mail goes out, and whose it is. Without them nothing is mailed. */
export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  /** The address that visitors see: `Nzete Foundation <hello@nzete.example>`. */
  from: string;
  /** The member of the staff who is notified of what has arrived. */
  staff: string;
  /** The address of the site, for links. */
  publicUrl: string;
}
