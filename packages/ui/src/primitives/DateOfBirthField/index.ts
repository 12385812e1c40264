export { type BirthDateProblem, birthDateProblem, isoDate } from './birthDate.ts';
export { DateOfBirthField, type DateOfBirthFieldProps } from './DateOfBirthField.tsx';
