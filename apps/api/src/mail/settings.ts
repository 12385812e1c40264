export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for implicit TLS. */
  url: string;
  /** The sender that visitors see: `Nzete Foundation <hello@nzete.example>`. */
  from: string;
  /** The address that is notified of submissions. */
  staff: string;
  /** The URL of the site, for links. */
  publicUrl: string;
}
