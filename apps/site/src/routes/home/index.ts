import { Home, HomeSections } from './Home.tsx';

export { Home as Component };

/** What is below the first screen. */
export const preloadParts = HomeSections.preload;
