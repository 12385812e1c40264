export { ConditionIcon, type ConditionIconProps } from './ConditionIcon.tsx';
