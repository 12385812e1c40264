export { type OutboxItem, OutboxList, type OutboxListProps } from './OutboxList.tsx';
