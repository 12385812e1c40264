import { scenes } from '@nzete/scenes/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { recordedAnswers } from './answers.ts';
import { chromaticModes } from './chromaticModes.ts';
import { hasRow } from './docs/inherited.ts';
import { componentFacts } from './facts.ts';
import { pictures } from './pictures.ts';

// A built Storybook is for readers and for Chromatic's pictures, which need no tests. And tests look
// for English words, whereas the stories of a component are for every language.
const isForReaders = process.env.NODE_ENV === 'production' || process.env.STORYBOOK_LOCALE;
const files = isForReaders ? '!(*.tests).stories.tsx' : '*.stories.tsx';
const folders = [
  './docs',
  '../packages/ui/src/**',
  '../packages/ui/blocks',
  '../packages/api-client/stories',
  '../apps/site/stories/**',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: folders.map((folder) => `${folder}/${files}`),
  staticDirs: ['./public', '../apps/site/public', { from: '../packages/ui/src/fonts', to: '/fonts' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Show code samples as written, instead of generating them from React elements.
  features: { experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Without this path the plugin reads the root tsconfig, which does not include the packages,
      // and the controls disappear.
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
    plugins: [
      ...(config.plugins ?? []),
      react(),
      tailwindcss(),
      scenes(),
      pictures(),
      componentFacts(),
      recordedAnswers(),
      chromaticModes(),
    ],
    // Listed explicitly: discovered during a story, it would reload the page in the middle of a
    // test.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), 'react-dom/server', 'culori', '@reduxjs/toolkit/query'],
    },
    resolve: { ...config.resolve, conditions: ['@nzete/source', ...defaultClientConditions] },
  }),
};
export default config;
