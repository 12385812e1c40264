export { ReferenceNumber, type ReferenceNumberProps } from './ReferenceNumber.tsx';
export { SendOutcome, type SendOutcomeProps } from './SendOutcome.tsx';
export type { SendFailure, SendResult } from './sendResult.ts';
