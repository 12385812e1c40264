export { Eyebrow } from './Eyebrow.tsx';
export { Section, type SectionProps } from './Section.tsx';
