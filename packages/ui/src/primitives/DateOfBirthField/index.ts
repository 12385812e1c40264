export { type BirthDateProblem, birthDateProblem, isoDate, readDateOfBirth } from './birthDate.ts';
export { DateOfBirthField, type DateOfBirthFieldProps } from './DateOfBirthField.tsx';
