import { createContext, type RefObject } from 'react';

/** Whether the province was opened on the page, so that the entry of the history before it is the page without it. */
export const OpenedHereContext = createContext<RefObject<boolean>>({ current: false });
