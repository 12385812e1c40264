import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './folders.ts';

export interface Certificate {
  cert: string;
  key: string;
}

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=test'];

/**
 * A certificate of a server, signed by itself unless by another.
 *
 * @param name as OpenSSL writes it, such as `IP:127.0.0.2`
 * @param days how long it is valid; it has expired if negative
 */
export function makeCertificate(
  name: string,
  { days = 2, by, signsOthers = false }: { days?: number; by?: Certificate; signsOthers?: boolean } = {},
): Certificate {
  const folder = temporaryFolder();
  const at = (file: string) => join(folder, file);
  const [key, request, cert, signer] = [at('key.pem'), at('request.pem'), at('cert.pem'), at('signer.pem')];
  const run = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
  const extensions = [`subjectAltName=${name}`, `basicConstraints=CA:${signsOthers ? 'TRUE' : 'FALSE'}`];
  run('req', '-new', ...KEY, ...extensions.flatMap((one) => ['-addext', one]), '-keyout', key, '-out', request);
  if (by) writeFileSync(signer, by.cert + by.key);
  const signed = by ? ['-CA', signer, '-CAcreateserial', '-CAserial', at('serial')] : ['-signkey', key];
  const read = ['-req', '-in', request, '-out', cert, '-days', String(days), '-copy_extensions', 'copy'];
  run('x509', ...read, ...signed);
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
}

/** As `NODE_EXTRA_CA_CERTS` does, until the test ends. */
export function trust({ cert }: Certificate): void {
  const before = getCACertificates('default');
  onTestFinished(() => setDefaultCACertificates(before));
  setDefaultCACertificates([...before, cert]);
}
