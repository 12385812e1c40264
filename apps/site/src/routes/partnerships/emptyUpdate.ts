import type { UpdateValues } from '@nzete/ui/UpdateForm';

/** Written here too, so that the form's code loads when it opens. */
export const emptyUpdate: UpdateValues = { type: 'partnership', title: '', content: '', author: '' };
