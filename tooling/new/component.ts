import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Translation, translated } from '../lib/catalogues.ts';
import type { Draft } from './draft.ts';
import type { Names } from './names.ts';
import { filled, template, templates } from './template.ts';

/** The translations of a new component's message; missing ones are in English. */
const translations: Partial<Record<Translation, string>> = { fr: 'Fermer', ln: 'Kanga', sw: 'Funga' };

/** Adds a component of the design system, or with `primitive` one without domain terms. */
export function newComponent(draft: Draft, names: Names, primitive: boolean): void {
  const { pascal } = names;
  const folder = `packages/ui/src/${primitive ? 'primitives' : 'components'}/${pascal}`;
  const [ours, title] = [`Components/${pascal}`, primitive ? `Primitives/Content/${pascal}` : `Components/${pascal}`];
  for (const file of readdirSync(join(templates, 'component')).map((name) => name.replace('.tmpl', '')))
    draft.create(`${folder}/${filled(file, names)}`, template(`component/${file}`, names).replace(ours, title));
  for (const language of translated) {
    const texts = { [`ui.${pascal}.dismiss`]: translations[language] ?? 'Close' };
    draft.addMessages(`packages/ui/src/locales/${language}.json`, texts);
  }
  draft.commands.push('npm run exports -w packages/ui', 'npm run messages -w packages/ui');
  draft.next.push(
    'write its parts, states and stories instead of the example, and in its guide what to do, what not, and its keys',
    ...(primitive
      ? ['put it in its group: Actions, Navigation, Forms, Feedback or Content (`title` of its stories)']
      : []),
    'translate its texts: npm run messages -w packages/ui -- add translations.json',
    `npm run storybook, and look at ${title}`,
    'npm run changeset',
  );
}
