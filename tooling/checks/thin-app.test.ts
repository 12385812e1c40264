/** A page of the site reads data and places components: it lays them out, and draws nothing. */
import { expect, test } from 'vitest';
import { sources, textOf } from './imports.ts';
import { stillDrawn } from './thin-app.ts';

/** The width of the window, or that of the element around, also in relation to the text. */
const breakpoint = '(?:(?:max-|min-|@)?(?:xs|sm|md|lg|xl|2xl)|large-text)';
const layout = [
  '(?:inline-)?(?:grid|flex)',
  '(?:grid-(?:cols|rows|flow)|auto-(?:cols|rows)|col|row|order|flex|basis|grow|shrink)(?:-.+)?',
  '(?:justify|items|content|self|place)-.+',
  '-?(?:gap|m|scroll-m)(?:[xytbse])?-.+',
  '(?:min-|max-)?w-.+',
  'contents|wrap',
].join('|');
const isLayout = new RegExp(`^(?:${breakpoint}:)*(?:${layout})$`);

/**
 * Facts of the page that are no drawing: what needs scripts, what is not printed, and which part of
 * a picture stays in view when it is cropped (`PictureContent`).
 */
const isFact = /^(?:needs-script|print:hidden|object-.+)$/;

/** The utilities of a text that do more than lay out. */
const drawing = (text: string) =>
  [...text.matchAll(/(?<![\w-])nz:([^\s"'`]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !isLayout.test(name) && !isFact.test(name));

const files = sources('apps/site/src/{routes,features,shared,app}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

test('[LIB-01] the site draws nothing itself, but for what is still to be moved', () => {
  const drawn = Object.fromEntries(
    files.map((file) => [file, drawing(textOf(file)).length]).filter(([, count]) => count),
  );
  // If a count is now smaller, write it into the list: it may only shrink.
  expect(drawn).toEqual(stillDrawn);
});

test('a file of the site has at most 150 lines', () => {
  const long = files.filter((file) => file.endsWith('.tsx') && textOf(file).split('\n').length > 151);
  expect(long).toEqual([]);
});

test('columns, gaps, widths and margins are layout; colours, type, padding and position are not', () => {
  const text = `
    nz:grid nz:gap-x-gap nz:lg:grid-cols-[7fr_5fr] nz:max-sm:-mx-gutter nz:md:max-lg:col-span-2 nz:lg:order-first
    nz:scroll-mt-24 nz:needs-script nz:print:hidden nz:object-[42%_50%] nz:wrap nz:min-w-0 nz:max-w-measure nz:justify-self-start nz:mt-section nz:lg:-mt-28
    nz:bg-surface nz:p-6 nz:type-h1 nz:absolute nz:hover:gap-2 nz:lg:hidden nz:lg:[&>span]:order-last nz:h-40`;
  expect(drawing(text)).toEqual([
    'bg-surface',
    'p-6',
    'type-h1',
    'absolute',
    'hover:gap-2',
    'lg:hidden',
    'lg:[&>span]:order-last',
    'h-40',
  ]);
});
