import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';

const components = readdirSync(join(import.meta.dirname, '../generated/components'))
  .map((file) => file.replace('.md', ''))
  .filter((name) => name !== 'index');

const base = process.env.DOCS_BASE ?? '/design/';

export default defineConfig({
  lang: 'en',
  title: 'Nzete design',
  description: 'A design system and an API client for the websites of foundations',
  // Where the server shows it (apps/api). DOCS_BASE=/ builds it for a host of its own.
  base,
  srcDir: './generated',
  outDir: './dist',
  cacheDir: './.vitepress/cache',
  // Storybook is built into the same folder afterwards.
  ignoreDeadLinks: [/\/storybook\//],
  // A content security policy without hashes that change with every page.
  metaChunk: true,
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Components', link: '/components/' },
      { text: 'Storybook', link: `${base}storybook/index.html`, target: '_self' },
    ],
    sidebar: [
      {
        text: 'Guide',
        items: [
          { text: 'Start', link: '/start' },
          { text: 'Starters', link: '/create-nzete' },
          { text: 'Brand', link: '/brand' },
          { text: 'Language', link: '/language' },
          { text: 'Forms on bad links', link: '/forms' },
          { text: 'Forms without JavaScript', link: '/forms-without-javascript' },
          { text: 'Server rendering', link: '/server-rendering' },
          { text: 'Security', link: '/security' },
          { text: 'Accessibility', link: '/accessibility' },
          { text: 'API client', link: '/api-client' },
        ],
      },
      {
        text: 'Recipes',
        items: [
          { text: 'Blocks', link: '/blocks' },
          { text: 'Identity check with uploads', link: '/recipes/kyc' },
          { text: 'Chat with a stream', link: '/recipes/chat' },
          { text: 'Newsletter form', link: '/recipes/newsletter' },
          { text: 'Data sources with a sync', link: '/recipes/plugins' },
        ],
      },
      {
        text: 'Versions',
        items: [
          { text: 'Migration', link: '/migration' },
          { text: 'Changes of @nzete/ui', link: '/changelog/ui' },
          { text: 'Changes of @nzete/api-client', link: '/changelog/api-client' },
          { text: 'Releases', link: '/releases' },
          { text: 'Licences of others', link: '/licences' },
        ],
      },
      {
        text: 'Components',
        link: '/components/',
        collapsed: true,
        items: components.map((name) => ({ text: name, link: `/components/${name}` })),
      },
    ],
  },
});
