import { createContext } from 'react';

/** Leads from the application to the identity check. The form is a part of its own, which gets no props. */
export const KycContext = createContext<() => void>(() => {});
