import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themes } from './theme.ts';

interface Chosen {
  globals?: { theme?: string };
  userGlobals?: { theme?: string };
}

addons.setConfig({
  theme: themes.light,
  // The first page has no controls.
  layoutCustomisations: { showPanel: ({ storyId }, usual) => usual && storyId !== 'welcome--welcome' },
});

// The frame follows the toolbar's theme, not that of a story that is always dark.
addons.register('nzete/theme', (api) => {
  const follow = ({ globals, userGlobals = globals }: Chosen) =>
    api.setOptions({ theme: userGlobals?.theme === 'dark' ? themes.dark : themes.light });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
