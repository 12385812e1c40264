export type { VolunteerHandlers } from './useVolunteerForm.ts';
export { VolunteerForm, type VolunteerFormProps } from './VolunteerForm.tsx';
export {
  emptyVolunteerValues,
  type VolunteerApplication,
  type VolunteerAvailability,
  type VolunteerInterest,
  type VolunteerValues,
} from './volunteerApplication.ts';
