import { createContext, use } from 'react';

export interface SaveData {
  /** Whether the visitor saves data, by choice or by the `Save-Data` header of the browser. */
  isOn: boolean;
  /** At least what saving leaves out of the first page of the visit, in bytes; 0 if unknown. */
  bytes: number;
  /** The path of that page. */
  path: string;
}

export const SaveDataContext = createContext<SaveData>({ isOn: false, bytes: 0, path: '' });

export const useSaveData = (): SaveData => use(SaveDataContext);

/** Whether the visitor saves data, for code outside of React. The server decides, and marks the document. */
export const savesData = (): boolean => 'saveData' in document.documentElement.dataset;
