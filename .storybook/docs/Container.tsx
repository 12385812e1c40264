import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { applyGlobals } from '../applyGlobals.ts';
import { themes } from '../theme.ts';

/** A docs page in the toolbar's theme, brand, direction and text size. */
export default function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(() => currentGlobals(context));
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals: next }: { globals: Globals }) => setGlobals(next);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  useEffect(() => applyGlobals(globals), [globals]);
  return (
    <DocsContainer context={context} theme={globals.theme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}

/**
 * The toolbar's globals when the page opens: those of any of its stories, without the ones that the
 * story overrides.
 */
function currentGlobals(context: DocsContainerProps['context']): Globals {
  const [story] = context.componentStories();
  return story ? context.getStoryContext(story).globals : {};
}
