export type { VolunteerHandlers } from './useVolunteerForm.ts';
export { VolunteerForm, type VolunteerFormProps } from './VolunteerForm.tsx';
export {
  emptyVolunteerValues,
  toVolunteerApplication,
  type VolunteerApplication,
  type VolunteerAvailability,
  type VolunteerInterest,
  type VolunteerValues,
  volunteerSchema,
} from './volunteerApplication.ts';
