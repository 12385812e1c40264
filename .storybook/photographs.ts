/** Which stories are photographed, and how: for Chromatic and for `npm run visual`. */

/** A width of the window, and what the toolbar is set to. */
export interface Mode {
  viewport: number;
  [global: string]: string | number;
}

const variations: Record<string, Record<string, string>> = {
  '': {},
  French: { locale: 'fr' },
  'right to left': { direction: 'rtl' },
  dark: { theme: 'dark' },
  'second brand': { brand: 'lake' },
};

interface Photographed {
  /** Relative to the repository, such as `packages/ui/src/primitives/Tabs/Tabs.stories.tsx`. */
  file: string;
  /** Whether it is the first story of its file: the component as it usually is. */
  isFirst: boolean;
  /** Whether the component has texts of its own. */
  hasMessages: boolean;
}

/**
 * The modes of a story by name; none if it is not photographed. Every story is taken in both
 * widths. Only the first of a component varies: its other states have the same colours and words.
 */
export function modesOf({ file, isFirst, hasMessages }: Photographed): Record<string, Mode> {
  // Stories for tests look like a documented one.
  if (file.endsWith('.tests.stories.tsx')) return {};
  const isComponent = isFirst && /^packages\/ui\/src\/(primitives|components)\//.test(file);
  // Other stories are made of components, or show the tokens.
  const showsTokens = isFirst && file.startsWith('packages/ui/src/foundations/');
  const names = [
    '',
    ...(isComponent && hasMessages ? ['French'] : []),
    ...(isComponent ? ['right to left'] : []),
    ...(isComponent || showsTokens ? ['dark', 'second brand'] : []),
  ];
  return Object.fromEntries(
    names.flatMap((name) =>
      [360, 1280].map((viewport) => [
        `${name} ${viewport}`.trim(),
        { viewport, motion: 'reduced', ...variations[name] },
      ]),
    ),
  );
}

/** Chromatic's parameters of a story with these modes. */
export const parametersOf = (modes: Record<string, Mode>) =>
  Object.keys(modes).length === 0
    ? { disableSnapshot: true }
    : { modes, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true };
