import type { Globals } from 'storybook/internal/types';
import { isLanguage, localeOf } from '../packages/ui/src/format/index.ts';
import { reduceMotion } from './motion.ts';

export const themeOf = ({ theme }: Globals) => (theme === 'dark' ? 'dark' : 'light');
/** `marea` is that of the blocks, and not in the toolbar. */
export const brandOf = ({ brand }: Globals) => (brand === 'lake' || brand === 'marea' ? brand : 'nzete');
export const languageOf = ({ locale }: Globals) => (isLanguage(locale) ? locale : 'en');

/**
 * Applies the toolbar's globals to the page, as a site, a browser or its user would. Globals
 * without a value change nothing: tests set their own direction or text size. Returns a cleanup
 * function.
 */
export function applyGlobals(globals: Globals): () => void {
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
