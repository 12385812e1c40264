/** The public surface of a built package as text. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { writeText } from '../lib/files.ts';
import type { Manifest } from '../lib/publicPackages.ts';

/** Import path of the types -> declaration file, relative to the package. */
function declarationsOf({ exports = {} }: Manifest): [path: string, file: string][] {
  return Object.entries(exports).flatMap(([path, target]) => {
    const types = (target as { types?: unknown }).types;
    return typeof types === 'string' && types.endsWith('.d.ts') ? [[path, types] as [string, string]] : [];
  });
}

/** A name for an import path, unlike those that it exports: `./format` is `from_format`. */
const nameOf = (path: string) => `from_${path.replace(/^\.\/?/, '').replace(/\W/g, '_') || 'main'}`;

/**
 * The types of every import path, as API Extractor writes them. It reads one file only: one that
 * exports each import path as a namespace.
 */
function typesOf(folder: string, manifest: Manifest, work: string): string {
  const entry = join(work, 'entry.d.ts');
  const lines = declarationsOf(manifest).map(([path, file]) => {
    const module = relative(work, join(folder, file))
      .replaceAll('\\', '/')
      .replace(/\.d\.ts$/, '.js');
    return `export * as ${nameOf(path)} from '${module}';`;
  });
  if (lines.length === 0) return '';
  writeText(entry, `${lines.join('\n')}\n`);
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022', jsx: 'react-jsx' },
            ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: [], skipLibCheck: true, strict: true },
          },
          files: [entry],
        },
      },
      // Types that are used but not exported belong to the surface: variants are such.
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFolder: work,
        reportTempFolder: join(work, 'temp'),
        reportFileName: 'types',
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
  Extractor.invoke(config, { localBuild: true, messageCallback: (message) => (message.handled = true) });
  const text = readFileSync(join(work, 'types.api.md'), 'utf8');
  return /```ts\n[\s\S]*```/.exec(text)?.[0] ?? '';
}

/** The variables that the stylesheets of the tokens set. */
function variablesOf(folder: string): string[] {
  const sheets = globSync('dist/styles/{tokens,splash}.css', { cwd: folder });
  const set = sheets.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/--nz-[\w-]+(?=\s*:)/g) ?? []);
  return [...new Set(set)].toSorted();
}

const list = (lines: string[]) => lines.map((line) => `- \`${line}\``).join('\n');

/** The report of a package; `work` is a folder for what is needed in between. */
export function reportOf(folder: string, manifest: Manifest, work: string): string {
  const missing = declarationsOf(manifest).filter(([, file]) => !existsSync(join(folder, file)));
  if (missing.length > 0) throw new Error(`${manifest.name} is not built: run npm run build first.`);
  const sections: [title: string, text: string][] = [
    ['Import paths', list(Object.keys(manifest.exports ?? {}))],
    ['Commands', list(Object.keys(manifest.bin ?? {}))],
    ['CSS variables', list(variablesOf(folder))],
    ['Types', typesOf(folder, manifest, work)],
  ];
  const body = sections.filter(([, text]) => text !== '').map(([title, text]) => `## ${title}\n\n${text}\n`);
  return `# What ${manifest.name} offers\n\n${body.join('\n')}`;
}
