export { FilterBar, type FilterBarOption, type FilterBarProps } from './FilterBar.tsx';
