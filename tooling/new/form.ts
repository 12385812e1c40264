import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, localesOf } from '../lib/catalogues.ts';
import type { Draft } from './draft.ts';
import type { Names } from './names.ts';
import { addPage } from './route.ts';
import { filled, template, templates, translated } from './template.ts';

const site = 'apps/site';
const source = `${site}/src`;

/** The call that the form sends, which a subject has. */
function demandCall(draft: Draft, { pascal, kebab }: Names) {
  if (!draft.read('packages/api-client/openapi.json').includes(`"operationId": "send${pascal}"`))
    throw new Error(`The API has no call send${pascal}; nothing was written. First: npm run new subject ${kebab}`);
}

/** The page, with the form, its messages, its rules and its test. */
function addFolder(draft: Draft, names: Names) {
  addPage(draft, names);
  const parts = readdirSync(join(templates, 'form')).map((file) => file.replace('.tmpl', ''));
  for (const file of parts.filter((name) => !name.endsWith('.json')))
    draft.create(`${source}/routes/${names.kebab}/${filled(file, names)}`, template(`form/${file}`, names));
  for (const language of translated) {
    const texts: Record<string, string> = JSON.parse(template(`form/${language}.json`, names));
    for (const [id, text] of Object.entries(texts))
      draft.addMessages(`${site}/${localesOf(areaOf(site, id))}/${language}.json`, { [id]: text });
  }
}

/** The server handles it when it is posted without scripts, and `/sent` confirms it. */
function addToServer(draft: Draft, { camel, kebab }: Names) {
  const handlers = `${source}/app/forms.server.ts`;
  draft.change(handlers, /^/, () => `import { ${camel}Form } from '../routes/${kebab}/form.server.ts';\n`);
  draft.change(handlers, /(?=\n {2}status: statusForm)/, () => `\n  '${kebab}': ${camel}Form,`);
  const sent = `${source}/routes/sent`;
  draft.change(`${sent}/SentPage.tsx`, /(?=\n {2}'course-interest': \{)/, () => {
    return `\n  '${kebab}': { title: messages.${camel}Title, text: messages.${camel}Text },`;
  });
  const message = (key: string, text: string, description: string) =>
    `  ${key}: { id: 'site.sent.${key}', defaultMessage: '${text}', description: '${description}' },\n`;
  draft.change(`${sent}/messages.ts`, /(?=^ {2}status: \{)/m, () => {
    const title = message(`${camel}Title`, 'Thank you: it has arrived', `Heading after the form ${kebab}`);
    return title + message(`${camel}Text`, 'We will write to you. Keep the number.', 'Under this heading');
  });
}

/** Without a network it can be kept on the device, and is sent later. */
function addToOutbox(draft: Draft, { camel, kebab, words }: Names) {
  const outbox = `${source}/shared/outbox`;
  draft.change(`${outbox}/keptForm.ts`, /(?=\n {2}\| 'update')/, () => `\n  | '${kebab}'`);
  draft.change(`${outbox}/formNames.ts`, /(?=\n {2}update: )/, () => `\n  '${kebab}': messages.${camel},`);
  draft.change(`${outbox}/sendForm.ts`, /(?=\n {2}update: )/, () => `\n  '${kebab}': '/${kebab}',`);
  draft.change(`${source}/routes/outbox/formPlaces.ts`, /(?=\n {2}update: )/, () => `\n  '${kebab}': paths.${camel},`);
  draft.change(`${outbox}/outbox.messages.ts`, /(?=\n {2}update: \{)/, () => {
    return `\n  ${camel}: { id: 'site.outbox.${camel}', defaultMessage: '${words}', description: 'Name of a form' },`;
  });
}

/** The tests that every form passes. */
function addToTests(draft: Draft, { camel, kebab, words }: Names) {
  const path = `path: paths.${camel}`;
  draft.change(`${site}/test/support/formCases.ts`, /\n\];\s*$/, (end) => {
    return `
  {
    id: 'FORM-01',
    name: '${words}',
    ${path},
    form: 'main form',
    wrong: { email: 'ada@example', message: '  ' },
    faults: ['name', 'email', 'message'],
    right: () => ({ name: 'Ada Mbo', email: unique('${kebab}'), message: 'Two hundred families.' }),
    heading: '${camel}Title',
    reference: 'NZ-[A-Z]',
  },${end}`;
  });
  const form = `form[data-slot="${kebab}-form"]`;
  draft.change(`${site}/e2e/forms.ts`, /(?=\n {2}\{\n {4}name: 'interest')/, () => {
    const draftOf = `draft: 'localStorage.draft.${kebab}'`;
    return `\n  { name: '${words}', path: '/${kebab}', form: '${form}', call: '/${kebab}', minFields: 3, ${draftOf} },`;
  });
  draft.change(`${site}/e2e/outbox.spec.ts`, /(?<=const others = \[.*)(?=\];)/, () => `, '${words}'`);
  draft.change(`${site}/e2e/cut-connection.spec.ts`, /(?=\n {2}status: \{)/, () => {
    return `\n  '${kebab}': { ${path}, call: '/${kebab}', hasDraft: true, ...reference },`;
  });
  draft.change(`${site}/e2e/late-script-forms.spec.ts`, /(?<=const typed = \[)/, () => {
    return `\n  { ${path}, fields: ['${form} [name="message"]'] },`;
  });
}

/**
 * Adds a page with a form that sends the call of a subject: with its draft, errors at the fields,
 * the outbox, and without scripts; to each list of the forms, and to the tests that go over them.
 */
export function newForm(draft: Draft, names: Names): void {
  const { camel, kebab } = names;
  const folder = `${source}/routes/${kebab}`;
  demandCall(draft, names);
  addFolder(draft, names);
  addToServer(draft, names);
  addToOutbox(draft, names);
  addToTests(draft, names);
  draft.next.push(
    `give it the fields that its call takes: ${camel}.ts, messages.ts, and its form in ${folder}; and in ${site}/test/support/formCases.ts`,
    `translate its title: it is English in ${folder}/locales and in those of the outbox`,
    'read docs/guides/form.md for the rest: the page of privacy, a link to it, the picture of its preview, its requirements',
    `npx vitest run --project unit ${folder}`,
    `npx playwright test --project=chromium cut-connection privacy outbox -g "${kebab}|${names.words}"`,
  );
}
