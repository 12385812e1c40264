import type { Globals } from 'storybook/internal/types';
import { isLanguage, localeOf } from '../packages/ui/src/format/index.ts';
import { reduceMotion } from './motion.ts';

export const themeOf = ({ theme }: Globals) => (theme === 'dark' ? 'dark' : 'light');
export const brandOf = ({ brand }: Globals) => (brand === 'lake' ? 'lake' : 'nzete');
export const languageOf = ({ locale }: Globals) => (isLanguage(locale) ? locale : 'en');

/**
 * Sets the page to the toolbar's choices, as a site, a browser or its user would. What was not chosen is left as it
 * is: tests set a direction or a text size of their own. Returns what takes it back.
 */
export function surround(globals: Globals): () => void {
  const { documentElement: root } = document;
  const undo: (() => void)[] = [];
  root.dataset.brand = brandOf(globals);
  root.dataset.theme = themeOf(globals);
  root.lang = localeOf(languageOf(globals));
  if (globals.direction === 'rtl') {
    root.dir = 'rtl';
    undo.push(() => root.removeAttribute('dir'));
  }
  if (globals.textSize === 'double') {
    root.style.fontSize = '200%';
    undo.push(() => {
      root.style.fontSize = '';
    });
  }
  if (globals.motion === 'reduced') undo.push(reduceMotion());
  return () => {
    for (const each of undo) each();
  };
}
