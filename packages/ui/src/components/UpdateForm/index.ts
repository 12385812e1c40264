export type { SendMessage } from './outcome.ts';
export { UpdateForm, type UpdateFormProps } from './UpdateForm.tsx';
export { emptyUpdate, type UpdateHandlers, type UpdateType, type UpdateValues } from './useUpdateForm.ts';
