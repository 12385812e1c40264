import type { Draft } from './draft.ts';
import type { Names } from './names.ts';
import { template, translated } from './template.ts';

const server = 'apps/api/src';
const site = 'apps/site/src';
const migrations = `${server}/db/migrations.ts`;
const domain = 'packages/domain/src';

const parts = [
  'tables',
  'schemas',
  'routes',
  'staff-routes',
  'totals',
  'checks',
  'messages',
  'mails',
  'personal',
  'submission',
  'subject',
];

/** Where the site names a kind: the messages, before which line, their catalogues, their id, and the text. */
const kindNames: {
  file: string;
  before: RegExp;
  locales: string;
  id: string;
  textOf: (words: string) => string;
}[] = [
  {
    file: `${site}/staff/today/messages.ts`,
    before: / {2}interests: \{/,
    locales: `${site}/staff/locales`,
    id: 'site.staff.overview.kind',
    textOf: (words) => words,
  },
  {
    file: `${site}/staff/inbox/texts/kindMessages.ts`,
    before: / {2}interests: \{/,
    locales: `${site}/staff/inbox/locales`,
    id: 'site.staffInbox.kind',
    textOf: (words) => words,
  },
  {
    file: `${site}/routes/account/submission.messages.ts`,
    before: / {2}interests: \{/,
    locales: `${site}/routes/account/locales`,
    id: 'site.account',
    textOf: (words) => words,
  },
  {
    file: `${site}/routes/status/messages.ts`,
    before: / {2}gift: \{/,
    locales: `${site}/routes/status/locales`,
    id: 'site.status',
    textOf: (words) => `${words}, sent on {date}.`,
  },
];

/** The letter of its references: the first of its name that no other subject has. */
function freeLetter(draft: Draft, { words }: Names): string {
  const files = draft.find(`${server}/*/submission*.ts`);
  const taken = files.flatMap((file) => draft.read(file).match(/(?<=letter: ')[A-Z]/g) ?? []);
  const wanted = [...words.toUpperCase().replaceAll(/[^A-Z]/g, ''), ...'ABCDEFGHJKLMNPQRSTUVWXYZ'];
  const found = wanted.find((letter) => !taken.includes(letter));
  if (!found) throw new Error('Every letter is the letter of a reference already.');
  return found;
}

function addMigration(draft: Draft, names: Names) {
  const { camel, kebab } = names;
  const numbers = [...draft.read(migrations).matchAll(/'(\d{4})_/g)].map(([, number]) => Number(number));
  const number = String(Math.max(...numbers) + 1).padStart(4, '0');
  draft.create(`${server}/db/migrations/${number}-${kebab}.ts`, template('subject/migration.ts', names));
  draft.change(migrations, /^/, () => `import { ${camel} } from './migrations/${number}-${kebab}.ts';\n`);
  draft.change(migrations, /\n\};/, (end) => `\n  '${number}_${kebab.replaceAll('-', '_')}': ${camel},${end}`);
}

/** The form on the site has the same limits. */
function addLimits(draft: Draft, { camel }: Names) {
  draft.change(`${domain}/limits.ts`, /(?=\n\/\*\* The maximum length of an address)/, () => {
    return `\nexport const ${camel}Limits = { name: 120, message: 4_000 } as const;\n`;
  });
  draft.change(`${domain}/index.ts`, /(?=\n\} from '.\/limits.ts')/, () => `\n  ${camel}Limits,`);
}

/** Its name is English in every language until it is translated. */
function nameKind(draft: Draft, { camel, kebab, words }: Names) {
  draft.change(`${domain}/applications.ts`, /'consultation'(?=.*\] as const)/, (last) => `${last}, '${kebab}'`);
  for (const { file, before, locales, id, textOf } of kindNames) {
    const message = `{ id: '${id}.${camel}', defaultMessage: '${textOf(words)}', description: 'What was sent' }`;
    draft.change(file, before, (line) => `  '${kebab}': ${message},\n${line}`);
    for (const language of translated)
      draft.addMessages(`${locales}/${language}.json`, { [`${id}.${camel}`]: textOf(words) });
  }
}

/**
 * Adds a subject to the server: people send something, once for each key; staff see it in the inbox,
 * answer and count it; both get a mail; its data have an end; `npm run status` says how many wait.
 */
export function newSubject(draft: Draft, names: Names): void {
  const { pascal, camel, kebab } = names;
  const folder = `${server}/${kebab}`;
  const letter = freeLetter(draft, names);
  for (const part of parts)
    draft.create(`${folder}/${part}.ts`, template(`subject/${part}.ts`, names).replace('LETTER', letter));
  draft.create(`apps/api/test/${kebab}.test.ts`, template('subject/test.ts', names));
  // The formatter sorts the imports.
  draft.change(`${server}/subjects.ts`, /^/, () => `import { subject as ${camel} } from './${kebab}/subject.ts';\n`);
  draft.change(`${server}/subjects.ts`, /\n\];/, (end) => `\n  ${camel},${end}`);
  addMigration(draft, names);
  addLimits(draft, names);
  nameKind(draft, names);
  for (const language of translated) {
    const texts = JSON.parse(template(`subject/${language}.json`, names));
    draft.addMessages(`${server}/locales/${language}.json`, texts);
  }
  draft.change('apps/api/test/openapi.test.ts', /\n\];\n\ndescribe\(/, (end) => {
    return `\n  'post /${kebab}',\n  'get /staff/${kebab}/totals',${end}`;
  });
  draft.change('apps/api/test/support/races/not-raced.ts', /\n\};/, (end) => `\n  send${pascal}: ADDS,${end}`);
  draft.change('apps/api/test/typed-names.test.ts', /(?<=is written to': \[)/, () => `\n    'send${pascal}',`);
  // A person who is erased in the tests has sent none.
  draft.change('apps/api/test/support/privacy.ts', /(?=, passkey: 0 \})/, () => `, ${kebab.replaceAll('-', '_')}: 0`);
  draft.change('packages/api-client/README.md', /(?<=The key is supported by )/, () => `\`send${pascal}\`, `);
  draft.change('tooling/checks/server-levels.test.ts', /'newsletter', 'partnership-updates'/, (level) => {
    return `${level}, '${kebab}'`;
  });
  draft.commands.push(
    'npm run messages -w apps/api',
    'npm run messages -w apps/site',
    'npm run openapi -w apps/api',
    'npm run generate -w packages/api-client',
  );
  draft.next.push(
    `give its rows the columns that they need: in ${folder}/tables.ts, schemas.ts and routes.ts, and in its migration`,
    `write its mails in ${folder}/messages.ts; npm run messages -w apps/api and -w apps/site say what is to be translated`,
    `say on the page /privacy-details what is stored, and for how long (${folder}/personal.ts)`,
    `read docs/guides/subject.md for what a subject can have besides: work that a server repeats, files, what waits after a restore`,
    `npx vitest run --project api apps/api/test/${kebab}.test.ts`,
    `a form on the site: npm run new form ${kebab}`,
    'npm run changeset',
  );
}
