export type { SendMessage } from '../../internal/sending.ts';
export { UpdateForm, type UpdateFormProps } from './UpdateForm.tsx';
export { emptyUpdate, type UpdateHandlers, type UpdateType, type UpdateValues, updateSchema } from './useUpdateForm.ts';
