import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openDonations } from './content-files/donations.ts';
import { storedContentFiles } from './content-files/files.ts';
import { samplesIn, samplesLine } from './content-files/samples.ts';
import { manuallyLoadedFiles } from './content-files/stored.ts';
import { loadCatalogue } from './courses/load.ts';
import { storedCatalogue } from './courses/source.ts';
import { assertNotDamaged } from './db/probe.ts';
import { describeRestored, readRestored } from './jobs/held.ts';
import { exitCodeOf, reasonOf } from './reason-of.ts';
import { StartupError } from './startup-error.ts';

/** Open streams are cut after this; keep it below the grace period of the process manager. */
const STOP_TIMEOUT_MS = 25_000;

async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1}`,
      );
    }
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} may not be used by this account. Choose one above 1023 in PORT.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartupError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

const keyWarning = (file: string) =>
  `The key of the encrypted records is stored beside them, in ${file}: set ENCRYPTION_KEY, and keep a copy of it elsewhere.\n`;

const urlWarning =
  'PUBLIC_URL is not set: canonical addresses, link previews and the sitemap name whatever host a request names.\n';

const closedNote = 'Donations are closed: no method in donation-methods.json or crypto-addresses.json is open.\n';

/** Warns of defaults that must be changed in production; empty if there are none. */
async function productionWarnings({ keyFile, store }: FastifyInstance, { publicUrl }: Config): Promise<string> {
  const closed = openDonations(await storedContentFiles(store)).length === 0 ? closedNote : '';
  return (keyFile ? keyWarning(keyFile) : '') + (publicUrl ? '' : urlWarning) + closed;
}

function keptNote(paths: string[]): string {
  if (paths.length === 0) return '';
  const names = paths.map((path) => `${path.slice(1)}.json`).join(', ');
  return `Content that was loaded by hand stays, and differs from the server's files: ${names}\n`;
}

async function restoredWarning({ store, log }: FastifyInstance): Promise<string> {
  const restored = await readRestored(store.db);
  if (!restored) return '';
  log.warn(describeRestored(restored));
  return `${describeRestored(restored)}\n`;
}

function stopOnSignal(app: FastifyInstance): void {
  let stopping = 0;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) {
      // Ctrl-C reaches a whole process group, whose parents pass it on: signals within a second are
      // one request to stop. A later one forces it.
      if (Date.now() - stopping > 1_000) process.exit(1);
      return;
    }
    stopping = Date.now();
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    // After Ctrl-C nobody wants to wait for the connections that a browser keeps open.
    if (signal === 'SIGTERM') await app.drain();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

/** Renders a page before the first visitor needs one: the first time takes three times as long. */
async function warmUp(app: FastifyInstance): Promise<void> {
  if (app.servesSite) await app.inject({ url: '/', headers: { accept: 'text/html' } });
}

async function start(): Promise<void> {
  process.umask(0o077); // the data folder contains personal data
  const config = readConfig(process.env);
  const app = await buildApp({ ...config, assistant: { ai: config.ai } });
  try {
    await assertNotDamaged(app.store);
    await app.content.load(config.contentDir, config.picturesDir, { mails: app.mail.isConfigured });
    await loadCatalogue(app.store, await storedCatalogue(app.store));
    const warnings = config.production ? await productionWarnings(app, config) : '';
    await warmUp(app);
    const port = await listen(app, config);
    stopOnSignal(app);
    for (const work of app.recurring.values()) work.start();
    process.stderr.write(warnings + (await restoredWarning(app)));
    process.stdout.write(`Nzete is ready on http://localhost:${port}\n`);
    process.stdout.write(samplesLine(samplesIn(await storedContentFiles(app.store))));
    process.stdout.write(keptNote(await manuallyLoadedFiles(app.store)));
    if (!app.servesSite) process.stdout.write(`There is no built site in ${config.siteDir}: only the API answers.\n`);
  } catch (error) {
    await app.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`Nzete could not start. ${reasonOf(error)}\n`);
  process.exitCode = exitCodeOf(error);
});
