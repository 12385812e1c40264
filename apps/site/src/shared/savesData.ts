/**
 * Whether the visitor saves data, for code outside of React. The server decides, and marks the
 * document.
 */
export const savesData = (): boolean => 'saveData' in document.documentElement.dataset;
