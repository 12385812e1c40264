export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { createToastQueue, type ToastContent, type ToastOptions, ToastQueue } from './toastQueue.ts';
