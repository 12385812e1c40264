export { RuledList, type RuledListItem, type RuledListProps } from './RuledList.tsx';
