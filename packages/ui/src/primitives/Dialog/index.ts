export { Dialog, DialogClose, type DialogCloseProps, type DialogProps } from './Dialog.tsx';
export type { DialogVariantProps } from './Dialog.variants.ts';
