/**
 * The paper-cut pictures of the site, drawn by code: no photograph is needed to build or test it.
 *
 * - `renderPicture('canopy-dawn')` returns the SVG of a picture in the registry (`pictures.ts`).
 * - `renderScene('savanna', { seed: 4, time: 'dusk' })` draws any other picture of a scene.
 * - In the site and the stories, import a picture's URL: `import src from 'scene:canopy-dawn'`
 *   (`vite.ts`).
 */

import { type SceneName, scenes } from './drawings/index.ts';
import { type Picture, type PictureName, pictures } from './pictures.ts';
import { renderScene } from './render.ts';

export type { SceneName } from './drawings/index.ts';
export { type PictureName, pictures } from './pictures.ts';
export { renderScene } from './render.ts';

/** Names of the scenes. */
export const sceneNames = Object.keys(scenes) as SceneName[];

/** Names of all pictures, in the order of the registry. */
export const pictureNames = Object.keys(pictures) as PictureName[];

/** Whether a picture with this name exists. */
export const isPictureName = (name: string): name is PictureName => Object.hasOwn(pictures, name);

/**
 * The SVG of a picture in the registry. Its ids are based on its name, so that several fit in one
 * document.
 *
 * @throws if there is no such picture; the message lists the names.
 */
export function renderPicture(name: string): string {
  if (!isPictureName(name)) {
    throw new Error(`No picture is called "${name}". Pictures: ${pictureNames.join(', ')}.`);
  }
  const { scene, ...options }: Picture = pictures[name];
  return renderScene(scene, { ...options, id: name });
}
