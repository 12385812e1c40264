export type { HistoryMeasure, HistoryPoint } from './history.ts';
export { ProvinceDialog, type ProvinceDialogProps } from './ProvinceDialog.tsx';
export type { ProvinceHistoryState } from './ProvinceHistory.tsx';
export { ProvinceSheet, type ProvinceSheetProps } from './ProvinceSheet.tsx';
