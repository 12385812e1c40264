/** `npm run content:check`, `content:load`, `content:export`, `content:history` and `content:restore`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { accountName } from '../account-name.ts';
import type { Config } from '../config.ts';
import { ContentAnswers } from '../content/answers.ts';
import { type Checked, checkContent } from '../content/check.ts';
import { describeDifference, differences } from '../content/difference.ts';
import { exportContent } from '../content/export.ts';
import { contentResources } from '../content/resources/index.ts';
import { contentPaths, validContent } from '../content/source-files.ts';
import { readFileNames } from '../content/uploaded-files.ts';
import { originNames, readVersion, readVersions, restoreVersion, type Version } from '../content/versions.ts';
import { donationPaths, openedBy } from '../content-files/donations.ts';
import { type ContentFiles, fileName, readContentFiles, storedContentFiles } from '../content-files/files.ts';
import { noteSentenceOf, sentenceOf } from '../content-files/json-file.ts';
import { readUploadedPhotos } from '../content-files/pictures.ts';
import { describeSample, samplesIn } from '../content-files/samples.ts';
import { readStoredFile } from '../content-files/stored.ts';
import { correctFiles } from '../content-files/typing.ts';
import { loadCatalogue } from '../courses/load.ts';
import { storedCatalogue } from '../courses/source.ts';
import type { Store } from '../db/types.ts';
import { StartupError } from '../startup-error.ts';
import { languages } from '../text/languages.ts';
import { withStore } from './database.ts';
import { type Command, runCommand, UsageError } from './run.ts';

const usage = `Usage:
  npm run content:check                        validates the content files, and lists the samples that are left
  npm run content:load [-- --dry-run]          publishes the content files
  npm run content:export -- <folder>           writes what is published as content files
  npm run content:history [-- <file>]          lists the stored versions of each file, newest first
  npm run content:restore -- <file> <revision> [--dry-run]   publishes an earlier version again
<file> is a name such as hero.json or photos/borehole.json. --dry-run only says what would change.`;

const SHOWN_SOON = 'Running servers show it within 30 seconds.';
const NOTHING_WRITTEN = 'Nothing was written, because of --dry-run.';

const toText = (lines: string[]) => lines.map((line) => `${line}\n`).join('');

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Returns the notes. @throws {StartupError} with all faults */
function assertNoFaults({ faults, notes }: Checked): string[] {
  if (faults.length > 0) {
    throw new StartupError([...faults.map(sentenceOf), counted(faults.length, 'problem')].join('\n'));
  }
  return notes.map(noteSentenceOf);
}

/** The notes on the folder, with its texts corrected. @throws {StartupError} with all faults */
async function notesOnFolder(config: Config): Promise<{ files: ContentFiles; notes: string[] }> {
  const files = correctFiles(await readContentFiles(config.contentDir));
  return { files, notes: assertNoFaults(await checkContent(files, config)) };
}

async function check(config: Config): Promise<string> {
  const { files, notes } = await notesOnFolder(config);
  const valid = `The content is valid: ${contentResources.length} answers in ${languages.length} languages, the updates and the courses.`;
  const samples = Object.entries(samplesIn(files)).map(([path, why]) => `  ${describeSample(path)}: ${why}`);
  if (samples.length === 0) return toText([...notes, valid, 'No samples are left.']);
  const rest = `${samples.length} files still contain samples. Replace these, then delete their lines in samples.json:`;
  return toText([...notes, valid, rest, ...samples]);
}

async function loadInto(store: Store, { contentDir, picturesDir, mail }: Config): Promise<string> {
  const before = await storedContentFiles(store);
  const loaded = await new ContentAnswers(store).load(contentDir, picturesDir, {
    origin: 'load',
    mails: mail !== undefined,
  });
  const changed = loaded.map((path) => `changed: ${path}`);
  const courses = await loadCatalogue(store, await storedCatalogue(store));
  if (courses > 0) changed.push(`changed: ${courses} courses`);
  if (changed.length === 0) return toText(['Nothing has changed: the database matches the files.']);
  const after = await storedContentFiles(store);
  const opened = donationPaths
    .flatMap((path) => openedBy(before.get(path), after.get(path)))
    .map((name) => `opened for donations: ${name}, by ${accountName()}`);
  return toText([...changed, ...opened, SHOWN_SOON]);
}

async function describeChange(store: Store, path: string, after: unknown): Promise<string[]> {
  const found = differences(await readStoredFile(store, path), after);
  return found.length === 0 ? [] : [fileName(path), ...found.map((one) => `  ${describeDifference(one)}`)];
}

async function compare(store: Store, files: ContentFiles): Promise<string> {
  const lines: string[] = [];
  const published = await storedContentFiles(store);
  for (const { path, source } of validContent(correctFiles(files, published))) {
    lines.push(...(await describeChange(store, path, source)));
  }
  if (lines.length === 0) return toText(['Nothing would change: the database matches the files.']);
  return toText([...lines, NOTHING_WRITTEN]);
}

const load =
  (dryRun: boolean): Command =>
  async (config) => {
    const { notes } = await notesOnFolder(config);
    const files = await readContentFiles(config.contentDir);
    const done = await (dryRun
      ? withStore(config, (store) => compare(store, files), { migrate: false })
      : withStore(config, (store) => loadInto(store, config)));
    return toText(notes) + done;
  };

const write =
  (folder: string): Command =>
  (config) =>
    withStore(
      config,
      async (store) => {
        const { lists, photos, files } = await exportContent(store, folder);
        const uploads = (count: number, one: string) => (count === 0 ? [] : [counted(count, `uploaded ${one}`)]);
        const found = [...uploads(photos, 'photo'), ...uploads(files, 'PDF')].join(' and ');
        const uploaded = found && `, with ${found}`;
        return toText([`${lists} content files were written to ${folder}${uploaded}.`]);
      },
      { migrate: false },
    );

function describeVersion({ revision, loaded_at, origin, digest, shown }: Version): string {
  const when = `${loaded_at.slice(0, 16).replace('T', ' ')} UTC`;
  return `  ${String(revision).padStart(5)}  ${when}  ${digest.slice(0, 12)}  ${originNames[origin]}${shown ? ', shown now' : ''}`;
}

const history =
  (path?: string): Command =>
  (config) =>
    withStore(
      config,
      async (store) => {
        const versions = await readVersions(store, path);
        const isFirst = (of: string, index: number) => versions[index - 1]?.path !== of;
        return toText(
          versions.flatMap((one, index) => [
            ...(isFirst(one.path, index) ? [fileName(one.path)] : []),
            describeVersion(one),
          ]),
        );
      },
      { migrate: false },
    );

async function readKept(store: Store, path: string, revision: number): Promise<string> {
  const body = await readVersion(store, path, revision);
  if (body !== undefined) return body;
  const kept = (await readVersions(store, path)).map((version) => version.revision).join(', ') || 'none';
  throw new StartupError(`Revision ${revision} of ${fileName(path)} is not stored. Stored revisions: ${kept}.`);
}

/** Returns the notes. @throws {StartupError} if the version does not match this server or the other files */
async function assertVersionValid(store: Store, path: string, body: string, config: Config): Promise<string[]> {
  const files = await storedContentFiles(store);
  const uploaded = {
    photos: await readUploadedPhotos(store.db),
    files: await readFileNames(store.db, config.contentDir),
  };
  return assertNoFaults(await checkContent(files.set(path, JSON.parse(body)), config, uploaded));
}

const restore =
  (path: string, revision: number, dryRun: boolean): Command =>
  (config) =>
    withStore(
      config,
      async (store) => {
        const body = await readKept(store, path, revision);
        const change = await describeChange(store, path, JSON.parse(body));
        if (change.length === 0)
          return toText([`Revision ${revision} of ${fileName(path)} equals the published version.`]);
        const notes = await assertVersionValid(store, path, body, config);
        if (dryRun) return toText([...notes, ...change, NOTHING_WRITTEN]);
        await restoreVersion(store, { path, body, mails: config.mail !== undefined });
        await new ContentAnswers(store).use(config.contentDir, config.picturesDir);
        await loadCatalogue(store, await storedCatalogue(store));
        return toText([
          ...notes,
          ...change,
          `Revision ${revision} of ${fileName(path)} is published again. ${SHOWN_SOON}`,
        ]);
      },
      { migrate: !dryRun },
    );

function pathOf(file: string): string {
  const path = `/${file.replace(/^\//, '').replace(/\.json$/, '')}`;
  if (!contentPaths.includes(path)) throw new UsageError(`There is no content file ${file}.`);
  return path;
}

function revisionOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${text} is not a revision number.`);
  return Number(text);
}

function parse(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command, file, revision, ...rest] = positionals;
  const dryRun = values['dry-run'];
  if (rest.length === 0) {
    if (command === 'restore' && file !== undefined && revision !== undefined) {
      return restore(pathOf(file), revisionOf(revision), dryRun);
    }
    if (command === 'history' && revision === undefined && !dryRun) return history(file && pathOf(file));
    if (command === 'export' && file !== undefined && revision === undefined && !dryRun) return write(resolve(file));
    if (command === 'load' && file === undefined) return load(dryRun);
    if (command === 'check' && file === undefined && !dryRun) return check;
  }
  throw new UsageError('Give one command: check, load, export, history or restore.');
}

await runCommand(parse, usage);
