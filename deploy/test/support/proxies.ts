import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type AtEnd, temporaryFolder } from '../../../apps/api/test/support/folders.ts';
import { freePort } from '../../../apps/api/test/support/postgres.ts';
import { HOST } from './client.ts';
import { deployed, replaced, startProgram } from './programs.ts';

/** A proxy in front of servers. */
export interface RunningProxy {
  httpPort: number;
  httpsPort: number;
  /** The certificate authority of its certificate. */
  ca: string;
  /** Whether it has detected that no server is ready; nginx has no health checks. */
  hasFoundNone?(): boolean;
}

export type StartProxy = (servers: number[], atEnd: AtEnd) => Promise<RunningProxy>;

function makeCertificate(folder: string): { certificate: string; key: string } {
  const certificate = join(folder, 'fullchain.pem');
  const key = join(folder, 'privkey.pem');
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
  return { certificate, key };
}

/**
 * The part of Debian's nginx.conf that a `conf.d` file needs. Everything is written to the folder.
 */
const around = (folder: string) => `
daemon off;
user root;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/nzete.conf;
}
`;

export const startNginx: StartProxy = async (servers, atEnd) => {
  const folder = temporaryFolder(atEnd);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const { certificate, key } = makeCertificate(folder);
  const conf = replaced(deployed('nginx/nzete.conf'), {
    '127.0.0.1:8080': `127.0.0.1:${servers[0]}`,
    '127.0.0.1:8081': `127.0.0.1:${servers[1]}`,
    'listen 80': `listen ${httpPort}`,
    'listen 443': `listen ${httpsPort}`,
    // This machine may have no IPv6.
    'listen [::]': '# listen [::]',
    '/etc/letsencrypt/live/nzete.example/fullchain.pem': certificate,
    '/etc/letsencrypt/live/nzete.example/privkey.pem': key,
  });
  writeFileSync(join(folder, 'nzete.conf'), conf);
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  await startProgram('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    port: httpsPort,
    atEnd,
  });
  return { httpPort, httpsPort, ca: readFileSync(certificate, 'utf8') };
};

/** Caddy creates its certificate authority when it starts. */
async function readWhenThere(file: string): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      if (attempt === 200) throw error;
      await wait(50);
    }
  }
}

export const startCaddy: StartProxy = async (servers, atEnd) => {
  const folder = temporaryFolder(atEnd);
  const [httpPort, httpsPort, adminPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    CADDY_ADMIN: `127.0.0.1:${adminPort}`,
    HTTP_PORT: `${httpPort}`,
    HTTPS_PORT: `${httpsPort}`,
    TLS: 'internal',
    SITE_ADDRESS: HOST,
    SERVERS: servers.map((port) => `127.0.0.1:${port}`).join(' '),
  };
  const file = join(import.meta.dirname, '../../caddy/Caddyfile');
  const { output } = await startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    port: httpsPort,
    atEnd,
    env,
  });
  // It listens before it has a certificate.
  while (!output().includes('certificate obtained successfully')) await wait(20);
  const ca = await readWhenThere(join(folder, 'caddy/pki/authorities/local/root.crt'));
  const isUnready = (port: number) => output().includes(`"status_code":503,"host":"127.0.0.1:${port}"`);
  return { httpPort, httpsPort, ca, hasFoundNone: () => servers.every(isUnready) };
};
