import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import type { lessons } from '../content/resources/lessons.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { ServerIntl } from '../text/intl.ts';
import { type Lang, languageOfText } from '../text/languages.ts';
import { foundation } from '../text/messages.ts';
import { packMessages as messages } from './messages.ts';

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

/** The attribute `lang` of a text that is not in the language of the page. */
const langOf = (object: object, key: string, { locale }: ServerIntl): string => {
  const lang = languageOfText(object, key, locale);
  return lang === locale ? '' : ` lang="${lang}"`;
};

function lessonSection(lesson: Lesson, number: number, intl: ServerIntl): string {
  const { title, text, steps, exercise } = lesson;
  const { formatMessage } = intl;
  const lang = (key: string) => langOf(lesson, key, intl);
  const items = steps.map((step, index) => `<li${lang(`steps/${index}`)}>${escapeHtml(step)}</li>`).join('');
  return (
    `<section><h2${lang('title')}><span>${number}</span> ${escapeHtml(title)}</h2>` +
    text
      .split('\n\n')
      .map((paragraph) => `<p${lang('text')}>${escapeHtml(paragraph)}</p>`)
      .join('') +
    `<h3>${escapeHtml(formatMessage(messages.steps))}</h3><ol>${items}</ol>` +
    `<h3>${escapeHtml(formatMessage(messages.exercise))}</h3><p${lang('exercise')}>${escapeHtml(exercise)}</p></section>`
  );
}

export interface Pack {
  part: Part;
  /** The title of the part, from the curriculum. */
  title: string;
  titleLanguage: Lang;
  intl: ServerIntl;
  /** The drawing as a `data:` URL; `undefined` if its file is missing. */
  picture: string | undefined;
}

/** The lessons of a part as one HTML file, to read without a network, to copy and to print. */
export function packPage({ part, title, titleLanguage, intl, picture }: Pack): string {
  const name = escapeHtml(intl.formatMessage(foundation.name));
  const drawing =
    picture === undefined
      ? ''
      : `<img src="${escapeHtml(picture)}" alt="${escapeHtml(part.picture.alt)}"${langOf(part.picture, 'alt', intl)} width="1200" height="800">`;
  const sample = part.sample ? `<p class="note">${escapeHtml(intl.formatMessage(messages.sample))}</p>` : '';
  return (
    `<!doctype html><html lang="${intl.locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)} · ${name}</title><style>${STYLE}</style></head><body>` +
    `<header>${drawing}<h1${titleLanguage === intl.locale ? '' : ` lang="${titleLanguage}"`}>${escapeHtml(title)}</h1><p>${escapeHtml(intl.formatMessage(messages.course))}</p>${sample}</header>` +
    `<main>${part.lessons.map((lesson, index) => lessonSection(lesson, index + 1, intl)).join('')}</main>` +
    `<footer><p>${name}. ${escapeHtml(intl.formatMessage(messages.offline))}</p></footer></body></html>`
  );
}
