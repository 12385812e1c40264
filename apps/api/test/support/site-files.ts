import { brotliCompressSync, gzipSync } from 'node:zlib';

// Without vitest, because the fuzzer uses it too.

/** The inline style of the built document. */
export const inlineStyle = 'body{margin:0}';
export const inlineScript = 'document.documentElement.dataset.theme="dark"';
/** The rules in the head of a rendered page. */
export const pageStyle = 'h1{color:green}';
/** A style that a text would inject if it were not escaped. */
export const foreignStyle = 'h1{color:red}';
export const foreignScript = 'alert(1)';
/** A script file. */
export const bundle = `console.log("${'nzete '.repeat(300)}")`;

const shell = `<!doctype html><html><head><style>${inlineStyle}</style><script>${inlineScript}</script>
<script type="application/ld+json">{"@type":"NGO"}</script><script type="module" src="/assets/index-1a2b.js"></script>
</head><body><div id="root">${'<p>Nzete</p>'.repeat(120)}</div></body></html>`;

/** What the pages of the build say. */
const pageTexts = [
  {
    path: '/cookie-policy',
    title: 'Cookie Policy',
    description: 'What is stored.',
    text: 'One cookie keeps your language for a year.',
  },
];

const shellIn = `const shellIn = (language) => ${JSON.stringify(shell)}.replace('<html>', '<html lang="' + language + '">');`;

const routeTable = (paths: readonly string[]) => `
${shellIn}
const pageTexts = ${JSON.stringify(pageTexts)};
export const readRouteTable = async () => ({
  paths: ${JSON.stringify(paths)},
  listedPaths: ${JSON.stringify(paths)},
  filePaths: [],
  privatePaths: ['/sent'],
  pageTexts: () => pageTexts,
  shell: shellIn,
  cardOf: (path, language) => '/social' + path + '-' + language + '.png',
  searchOf: (path, search) => ({
    search: (/(?:^|&)((?:page=[0-9]|q=[a-z0-9]+))(?:&|$)/.exec(search) ?? ['', ''])[1],
    isTyped: /(?:^|&)q=/.test(search),
  }),
});
`;

/**
 * A small server build. A page shows what the renderer was given: language, path, origin, offer and
 * the hero's figures. `/throws` fails, `/hangs` never ends, `/ends` exits the thread, `/grows`
 * fills its memory, `/waits` never gets its data, `/silent` calls an unknown route. A form with
 * `intent=feedback` sends its message to the API, and leads to `/sent` or shows the refusal;
 * others are not found. `renderings`
 * counts a thread's pages; a card shows how many the thread drew, and how many at a time.
 */
const renderer = (paths: readonly string[]) => `
${shellIn}
let renderings = 0;
const answerForm = async ({ path, language, fields }, fetch) => {
  const read = { source: '', isComplete: true };
  const facts = JSON.stringify({ path: '*' });
  if (fields.get('intent') !== 'feedback') return { ...read, status: 404, html: '<pre>' + facts + '</pre>' };
  const answer = await fetch(new Request('http://api/feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ message: fields.get('message') }),
  }));
  const body = await answer.json();
  if (answer.ok) return { ...read, status: 303, location: '/sent?reference=' + body.reference };
  return { ...read, status: answer.status, html: '<p>' + body.detail + '</p><pre>' + JSON.stringify({ path }) + '</pre>' };
};
const cards = { now: 0, most: 0, all: 0 };
export const createRenderer = async () => ({
  async drawCard({ language, record }) {
    if (record.temperature === null) throw new Error('No letter for that');
    cards.all += 1;
    cards.most = Math.max(cards.most, ++cards.now);
    await new Promise(setImmediate); // another drawing could begin
    cards.now -= 1;
    const name = record.code ?? 'report-' + record.id;
    return Buffer.from([name, language, record.temperature ?? record.title, JSON.stringify(cards)].join(' '));
  },
  async renderPage({ path, search, ...visit }, { origin, keptSource, form }, { fetch }) {
    const { language } = visit;
    if (form) return answerForm({ path, language, fields: new URLSearchParams(Buffer.from(form.body).toString()) }, fetch);
    if (path === '/waits') await new Promise(() => {});
    const answer = await fetch(new Request('http://api/' + (path === '/silent' ? 'nope' : 'hero?lang=' + language)));
    const source = await answer.text();
    const read = { status: ${JSON.stringify(paths)}.includes(path) ? 200 : 404, source, isComplete: answer.ok };
    if (keptSource !== undefined && (source === keptSource || !answer.ok)) return read;
    if (path === '/throws') throw new Error('A component broke');
    if (path === '/hangs') for (;;);
    if (path === '/ends') process.exit(1);
    if (path === '/grows') for (const kept = []; ; ) kept.push(new Array(100_000).fill({}));
    renderings += 1;
    const facts = JSON.stringify({ path, search, ...visit, origin, renderings });
    const styled = shellIn(language).replace('</head>', '<style>${pageStyle}</style></head>');
    const text = '<h1>Rendered</h1><style>${foreignStyle}</style><script>${foreignScript}</script><pre>';
    return { ...read, html: styled.replace('<p>Nzete</p>', () => text + facts + '</pre>' + source) };
  },
});
`;

/** The files of a built site with pages at these paths. They are in `dist`, but `package.json`. */
export const siteFiles = (paths: readonly string[]): Record<string, string | Buffer> => ({
  '../package.json': '{"type":"module"}',
  'server/routeTable.js': routeTable(paths),
  'server/renderer.js': renderer(paths),
  'client/index.html': shell,
  'client/index.html.map': '{}',
  'client/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/.env': 'SECRET=1',
  'client/.git/config': '[core]',
  'client/.vite/manifest.json': '{}',
  'client/.well-known/x.txt': 'hidden',
  'client/assets/index-1a2b.js': bundle,
  'client/assets/index-1a2b.js.br': brotliCompressSync(bundle),
  'client/assets/index-1a2b.js.gz': gzipSync(bundle),
  'client/assets/index-1a2b.js.map': '{}',
});
