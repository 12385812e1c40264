export { type CurriculumPart, CurriculumTabs, type CurriculumTabsProps } from './CurriculumTabs.tsx';
