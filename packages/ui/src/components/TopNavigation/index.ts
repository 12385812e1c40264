export type { FallbackHrefs } from './fallbackLinks.ts';
export type { NavigationArea, NavigationLink } from './navigation.ts';
export { TopNavigation, type TopNavigationProps } from './TopNavigation.tsx';
