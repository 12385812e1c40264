import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { type AtEnd, temporaryFolder } from '../../../apps/api/test/support/folders.ts';
import { root } from './dockerfile.ts';

export interface Service {
  image: string;
  build?: { context: string; target: string };
  profiles: string[];
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks: string[];
  restart: string;
  read_only: boolean;
  cap_drop: string[];
  cap_add?: string[];
  security_opt: string[];
  healthcheck?: object;
}

export interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>;
  volumes: Record<string, object>;
}

/** Runs `make-env` in a copy of `deploy`, and returns that folder. */
export function makeEnv(atEnd: AtEnd, ...args: string[]): string {
  const folder = temporaryFolder(atEnd);
  cpSync(join(root, 'deploy/compose'), join(folder, 'deploy/compose'), { recursive: true });
  execFileSync('sh', ['deploy/compose/make-env', ...args], { cwd: folder, stdio: 'pipe' });
  return folder;
}

/** The variables that `make-env` writes. */
export function madeVariables(atEnd: AtEnd): Record<string, string> {
  const text = readFileSync(join(makeEnv(atEnd, 'nzete.example', 'you@nzete.example'), '.env'), 'utf8');
  return Object.fromEntries(Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? '']));
}

/** `${A:?why}` must be set, `${A:-b}` has a default; `$$` is a dollar sign. */
function interpolate(text: string, variables: Record<string, string>): string {
  return text.replace(/\$(?:\$|\{(\w+):([?-])([^}]*)\})/g, (all, name?: string, kind?: string, rest?: string) => {
    if (all === '$$') return '$';
    const value = variables[name ?? ''];
    if (!value && kind === '?') throw new Error(`${name} is not set.`);
    return value || (rest ?? '');
  });
}

/** compose.yaml with the variables filled in, as Compose reads it. */
export function readCompose(variables: Record<string, string>): Compose {
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8');
  const filled = (_key: unknown, value: unknown) => (typeof value === 'string' ? interpolate(value, variables) : value);
  return parse(text, filled, { merge: true });
}
