import { scenes } from '@nzete/scenes/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { hasRow } from './docs/inherited.ts';
import { componentFacts } from './facts.ts';

// Tests look for English words; what documents a component is for readers of every language.
const files = process.env.STORYBOOK_LOCALE ? '!(*.tests).stories.tsx' : '*.stories.tsx';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [`./docs/${files}`, `../packages/ui/src/**/${files}`],
  staticDirs: ['./public', { from: '../packages/ui/src/fonts', to: '/fonts' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Samples of code as they are written, instead of what React makes of them.
  features: { experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Without this path the plugin reads the root tsconfig, which does not include the packages, and the controls vanish.
      tsconfigPath: 'packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
      skipChildrenPropWithoutDoc: false,
      propFilter: hasRow,
    },
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react(), tailwindcss(), scenes(), componentFacts()],
    // Named ahead: found only while a story runs, it would make the page load again in the middle of a test.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), 'react-dom/server'],
    },
    resolve: { ...config.resolve, conditions: ['@nzete/source', ...defaultClientConditions] },
  }),
};
export default config;
