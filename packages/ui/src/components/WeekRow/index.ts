export { type DayShare, WeekRow, type WeekRowProps } from './WeekRow.tsx';
