import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Finding {
  /** Story and width. */
  label: string;
  kind: 'changed' | 'added' | 'removed';
  /** File names beside the page; absent without such a picture. */
  base?: string;
  now?: string;
  diff?: string;
  pixels?: number;
}

const html = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = (title: string, file?: string) =>
  file
    ? `<figure><figcaption>${title}</figcaption><a href="${html(file)}"><img src="${html(file)}" alt="${title}" loading="lazy"></a></figure>`
    : '';

const section = ({ label, kind, base, now, diff, pixels }: Finding) => `
<section>
  <h2>${html(label)} <small>${kind}${pixels ? `, ${pixels} pixels` : ''}</small></h2>
  <div class="row">${figure('base', base)}${figure('now', now)}${figure('difference', diff)}</div>
</section>`;

/** Writes the page with the differences. */
export function writeReport(folder: string, base: string, compared: number, findings: Finding[]): string {
  const file = join(folder, 'index.html');
  const heading = `${findings.length} of ${compared} pictures differ from ${base}`;
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${html(heading)}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
  h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
  small { font-weight: normal; color: #666; }
  .row { display: flex; gap: 1rem; align-items: start; }
  figure { margin: 0; flex: 1; min-width: 0; }
  img { max-width: 100%; border: 1px solid #bbb; }
</style>
<h1>${html(heading)}</h1>
${findings.map(section).join('\n')}
</html>
`,
  );
  return file;
}
