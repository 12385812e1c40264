import { createContext } from 'react';

// The form and the identity check are parts of their own, which get no props.

/** Leads from the application to the identity check. */
export const KycContext = createContext<() => void>(() => {});

/** How often an application has led to the identity check. */
export const KycVisitContext = createContext(0);
