import { createContext } from 'react';

// A context, because the form and the identity check are lazy sections without props.

/** Opens the identity check after an application. */
export const KycContext = createContext<() => void>(() => {});

/** How often the identity check was opened by an application. */
export const KycVisitContext = createContext(0);
