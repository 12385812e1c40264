export { CourseBrowser, type CourseBrowserProps } from './CourseBrowser.tsx';
export type { CourseChoice, CourseCounts } from './CourseFilters.tsx';
