interface TlsError {
  /** Of Node or OpenSSL, which nodemailer replaces by its own. */
  originalCode?: string;
  /** The certificate that is of another host. */
  cert?: { subjectaltname?: string };
}

const OTHER_AUTHORITY =
  'this machine does not know who signed the certificate of the mail server. Name a file with the certificate of that authority in NODE_EXTRA_CA_CERTS, and start the server again';

/** What to set, by the code of Node's certificate errors. */
const advice: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'the mail server signed its certificate itself. Copy the certificate into a file, name the file in NODE_EXTRA_CA_CERTS, and start the server again',
  SELF_SIGNED_CERT_IN_CHAIN: OTHER_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: OTHER_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: OTHER_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: OTHER_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate of the mail server is of another host: name that host in SMTP_URL',
  CERT_HAS_EXPIRED:
    'the certificate of the mail server has expired. Renew it on the mail server; here only the clock can be wrong',
  CERT_NOT_YET_VALID: 'the certificate of the mail server is not valid yet. Compare the clocks of both machines',
};

const HOST = /^DNS:([\w.*-]{1,253})$/;
const MOST_HOSTS = 3;

/** Hosts, and nothing else that the certificate may say. */
function hostsOf({ cert }: TlsError): string {
  const names = (cert?.subjectaltname ?? '').split(', ').flatMap((name) => HOST.exec(name)?.[1] ?? []);
  return names.length > 0 ? ` (${names.slice(0, MOST_HOSTS).join(', ')})` : '';
}

/** What an operator can set so that the certificate of the mail server is taken, in a sentence. */
export function certificateAdvice(error: TlsError): string | undefined {
  const { originalCode = '' } = error;
  const sentence = Object.hasOwn(advice, originalCode) ? advice[originalCode] : undefined;
  return sentence && sentence + hostsOf(error);
}
