import type { Delivery } from '../sending/deliveries.ts';

type Names = Pick<Delivery, 'issue_id' | 'subscription_id'>;

const PREFIX = 'newsletter';
const ID = new RegExp(`\\b${PREFIX}\\.[0-9a-f-]{36}\\.([0-9a-f-]{36})(?![0-9a-f-])`);

/**
 * The part before the `@` of the identifier of a message. Nobody can guess it but who got the
 * message, and a report that it could not be delivered names it.
 */
export const letterIdOf = ({ issue_id, subscription_id }: Names): string => `${PREFIX}.${issue_id}.${subscription_id}`;

/** The subscription of the identifier of a message, wherever it is in a text. */
export const subscriptionOfLetter = (text: string): string | undefined => ID.exec(text)?.[1];

/** Of the mailing list (RFC 2919): one for all languages, so that a reader's filter keeps working. */
export const listIdOf = (publicUrl: string): string => `<${PREFIX}.${new URL(publicUrl).hostname}>`;
