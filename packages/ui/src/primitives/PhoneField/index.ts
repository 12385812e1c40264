export { isPhoneNumber } from './isPhoneNumber.ts';
export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
