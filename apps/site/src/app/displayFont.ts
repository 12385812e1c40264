import ojuju from '@nzete/ui/fonts/ojuju-nzete-subset.woff2?url';

/**
 * Fetches the face of the headings and shows it. Called once the page answers: on a slow link the face would hold back the code, and it lays out
 * the page again when it comes. Until then the fallback has its place, mostly under the splash. Rejects when it does not come.
 */
export async function showDisplayFont() {
  const face = new FontFace('Ojuju', `url(${ojuju})`, { weight: '760 800' });
  document.fonts.add(await face.load());
}
