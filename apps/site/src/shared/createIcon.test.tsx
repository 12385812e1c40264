import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from './createIcon.ts';

const Arrow = createIcon({ node: [['path', { d: 'M5 12h14', key: 'a' }]] });

test('an icon is drawn as lucide draws it, and is hidden from a screen reader', () => {
  expect(renderToStaticMarkup(<Arrow className="nz:size-5" strokeWidth={1.25} />)).toBe(
    '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" ' +
      'stroke-linejoin="round" class="lucide nz:size-5" aria-hidden="true"><path d="M5 12h14"></path></svg>',
  );
});

test('an icon with a name is not hidden', () => {
  expect(renderToStaticMarkup(<Arrow role="img" aria-label="Next" />)).not.toContain('aria-hidden');
});

test('an icon without a class has the beginning by which the reset of the design system knows it', () => {
  expect(renderToStaticMarkup(<Arrow />)).toContain('class="lucide "');
});
