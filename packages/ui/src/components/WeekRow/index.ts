export { type DayShare, type Week, WeekRow, type WeekRowProps } from './WeekRow.tsx';
