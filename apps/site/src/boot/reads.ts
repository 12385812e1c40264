/** The reads of the first view, by their path under the API: asked for in the HTML (boot.ts) and awaited before the first render (firstView.ts). */
export const reads = {
  every: ['navigation', 'settings', 'social_media_links'],
  home: ['hero'],
};
