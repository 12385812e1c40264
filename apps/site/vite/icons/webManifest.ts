import { ground } from './draw.ts';

/**
 * The web manifest, in English like `/`. `minimal-ui` keeps the back button and the URL, which
 * visitors share.
 */
export const webManifest = {
  id: '/',
  name: 'Nzete Foundation',
  short_name: 'Nzete',
  description: 'Climate action from the Congo Basin',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: ground,
  background_color: ground,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};
