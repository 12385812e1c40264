/** Runs the Dockerfile, instruction by instruction, in folders that represent its images. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, linkSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, posix, relative, resolve } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { readStages, root, type Stage, type Step } from './dockerfile.ts';
import { prepareRoot, runIn } from './rooted.ts';

/** An image as a folder, with its runtime settings. */
export interface Image {
  folder: string;
  cwd: string;
  env: Record<string, string>;
  user: string | undefined;
  cmd: string[];
  healthcheck: string[];
}

/** Copies the build context, or a part of it. */
function copyContext(source: string, target: string): void {
  const ignored = dockerignore().add(readFileSync(join(root, '.dockerignore'), 'utf8'));
  cpSync(join(root, source), target, {
    recursive: true,
    filter: (file) => file === root || !ignored.ignores(relative(root, file)),
  });
}

function copy(source: string, target: string, intoFolder: boolean): void {
  if (statSync(source).isDirectory()) cpSync(source, target, { recursive: true });
  else {
    const file = intoFolder ? join(target, basename(source)) : target;
    mkdirSync(resolve(file, '..'), { recursive: true });
    cpSync(source, file);
  }
}

function copyFiles(image: Image, step: Step & { keyword: 'COPY' }, built: Map<string, Image>): void {
  const target = join(image.folder, posix.resolve(image.cwd, step.target));
  if (step.from === undefined) {
    for (const source of step.sources) copyContext(source, target);
    return;
  }
  const from = built.get(step.from);
  if (!from) throw new Error(`There is no stage ${step.from}.`);
  for (const source of step.sources) copy(join(from.folder, source), target, step.target.endsWith('/'));
}

/** This machine's npm settings, and its cache in place of the builder's. */
function npmBinds(caches: string[]): Record<string, string> {
  if (caches.length === 0) return {};
  const settings = join(homedir(), '.npmrc');
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8', cwd: homedir() }).trim();
  return {
    ...Object.fromEntries(caches.map((target) => [target, cache])),
    ...(existsSync(settings) && { '/root/.npmrc': settings }),
  };
}

/** The machine's network may use its own certificate authority. */
function npmVariables(): Record<string, string> {
  const { NODE_EXTRA_CA_CERTS } = process.env;
  return { npm_config_prefer_offline: 'true', ...(NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS }) };
}

async function run(image: Image, { command, caches }: Step & { keyword: 'RUN' }): Promise<void> {
  const { folder, cwd, env, user } = image;
  const options = { cwd, env: { ...env, ...npmVariables() }, user, binds: npmBinds(caches) };
  const { code, output } = await runIn(folder, ['/bin/sh', '-c', command], options);
  if (code !== 0) throw new Error(`"${command}" ended with ${code}:\n${output}`);
}

async function carryOut(image: Image, step: Step, built: Map<string, Image>): Promise<void> {
  if (step.keyword === 'COPY') copyFiles(image, step, built);
  else if (step.keyword === 'RUN') await run(image, step);
  else if (step.keyword === 'ENV') Object.assign(image.env, step.variables);
  else if (step.keyword === 'USER') image.user = step.value;
  else if (step.keyword === 'CMD') image.cmd = step.command;
  else if (step.keyword === 'HEALTHCHECK') image.healthcheck = step.command;
  else if (step.keyword === 'WORKDIR') {
    image.cwd = posix.resolve(image.cwd, step.value);
    mkdirSync(join(image.folder, image.cwd), { recursive: true });
  }
}

/**
 * Prepares a base image: Node's gets this Node, and PostgreSQL's uses this machine's PostgreSQL.
 */
function layBase({ image }: Stage, folder: string): void {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  prepareRoot(folder);
  if (image.startsWith('node:')) linkOrCopy(process.execPath, join(folder, 'usr/local/bin/node'));
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target); // on another disk
  }
}

/** Builds all stages in a folder. */
export async function buildImages(parent: string): Promise<Map<string, Image>> {
  const built = new Map<string, Image>();
  for (const stage of readStages()) {
    const folder = join(parent, stage.name);
    layBase(stage, folder);
    const image: Image = { folder, cwd: '/', env: {}, user: undefined, cmd: [], healthcheck: [] };
    for (const step of stage.steps) await carryOut(image, step, built);
    built.set(stage.name, image);
  }
  return built;
}

/** The download size of the server's own layers, in bytes. */
export function packedSize({ folder }: Image): number {
  return Number(execFileSync('sh', ['-c', 'tar -cz app data backups | wc -c'], { cwd: folder, encoding: 'utf8' }));
}
