export { ConditionIcon, type ConditionIconProps } from './ConditionIcon.tsx';
export { useConditionWords } from './conditionWords.ts';
