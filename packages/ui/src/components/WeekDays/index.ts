export { type DayShare, WeekDays, type WeekDaysProps } from './WeekDays.tsx';
