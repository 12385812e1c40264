import ojuju from '@nzete/ui/fonts/ojuju-nzete-subset.woff2?url';

/**
 * Loads the heading font. Called once the page is interactive, so that on a slow connection the
 * font does not delay the code; until then the fallback font shows. Rejects when it fails to load.
 */
export async function showDisplayFont() {
  const face = new FontFace('Ojuju', `url(${ojuju})`, { weight: '760 800' });
  document.fonts.add(await face.load());
}
