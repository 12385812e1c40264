import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import type { lessons } from '../content/resources/lessons.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { foundationName } from '../text/foundation-texts.ts';
import type { Lang } from '../text/languages.ts';
import { packTexts as texts } from './pack-texts.ts';

type Part = Readonly<Static<(typeof lessons)['answer']>[number]>;
type Lesson = Part['lessons'][number];

/** The colours are the design tokens (`packages/ui/src/styles/tokens.css`), in both themes. */
const STYLE = `
:root{color-scheme:light dark;--bg:#fcf8ee;--text:#15231b;--muted:#37483d;--line:#c9b992;--number:#a8431d}
@media (prefers-color-scheme:dark){:root{--bg:#11291f;--text:#f6eedd;--muted:#d5d6c2;--line:#3e5a4b;--number:#dc7c4e}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:42rem;padding:1.25rem;background:var(--bg);color:var(--text);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
img{display:block;width:100%;height:auto}
h1{margin:1rem 0 .25rem;font-size:2rem;line-height:1.15}
h2{margin:0;font-size:1.375rem;line-height:1.25}
h2 span{color:var(--number)}
h3{margin:1rem 0 .25rem;font-size:1rem}
p{margin:.5rem 0}
ol{margin:0;padding-inline-start:1.5rem}
li{margin:.25rem 0}
section{margin-top:2rem;padding-top:1.25rem;border-top:2px solid var(--line)}
header p,footer,.note{color:var(--muted)}
.note{padding:.5rem .75rem;border:1px dashed var(--line)}
footer{margin-top:2rem;padding-top:1rem;border-top:2px solid var(--line);font-size:.9375rem}
@media print{:root{--bg:#fff;--text:#000;--muted:#333;--line:#999;--number:#000}body{max-width:none;padding:0;font-size:11pt}img{max-height:6cm;object-fit:cover}section{break-inside:avoid}}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** A pack loads nothing: its drawing and its styles are inside. */
export const packPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function lessonSection({ title, text, steps, exercise }: Lesson, number: number, lang: Lang): string {
  const items = steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('');
  return (
    `<section><h2><span>${number}</span> ${escapeHtml(title)}</h2>` +
    text
      .split('\n\n')
      .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
      .join('') +
    `<h3>${texts.steps[lang]}</h3><ol>${items}</ol>` +
    `<h3>${texts.exercise[lang]}</h3><p>${escapeHtml(exercise)}</p></section>`
  );
}

export interface Pack {
  part: Part;
  /** The title of the part, from the curriculum. */
  title: string;
  lang: Lang;
  /** The drawing as a `data:` URL; `undefined` if its file is missing. */
  picture: string | undefined;
}

/** The lessons of a part as one HTML file, to read without a network, to copy and to print. */
export function packPage({ part, title, lang, picture }: Pack): string {
  const drawing =
    picture === undefined
      ? ''
      : `<img src="${escapeHtml(picture)}" alt="${escapeHtml(part.picture.alt)}" width="1200" height="800">`;
  const sample = part.sample ? `<p class="note">${texts.sample[lang]}</p>` : '';
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)} · ${foundationName[lang]}</title><style>${STYLE}</style></head><body>` +
    `<header>${drawing}<h1>${escapeHtml(title)}</h1><p>${texts.course[lang]}</p>${sample}</header>` +
    `<main>${part.lessons.map((lesson, index) => lessonSection(lesson, index + 1, lang)).join('')}</main>` +
    `<footer><p>${foundationName[lang]}. ${texts.offline[lang]}</p></footer></body></html>`
  );
}
