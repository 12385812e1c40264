import { createContext, type RefObject } from 'react';

/** Whether the province was opened on this page, so that Back closes it. */
export const OpenedHereContext = createContext<RefObject<boolean>>({ current: false });
