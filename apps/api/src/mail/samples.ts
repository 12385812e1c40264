import { randomBytes } from 'node:crypto';
import { type Keyring, parseKeyring } from '../crypto/keyring.ts';
import type { ServerIntl } from '../text/intl.ts';
import { mailMessages } from './messages.ts';

/** All references are as long. */
export const SAMPLE_REFERENCE = 'NZ-K-2026-7K3Q9X';

export const SAMPLE_ID = '00000000-0000-4000-8000-000000000000';

/** As long as one that is random. */
export const SAMPLE_TOKEN = 'sample-sample-sample-sample-sample-sample-1';

/** For links as long as those that are mailed. No server has this key, so they open nothing. */
export const sampleKeyring: Keyring = parseKeyring(randomBytes(32).toString('base64'), 'The key of samples');

/** Stands for what staff write to a person. */
export const sampleAnswer = ({ formatMessage }: ServerIntl): string => formatMessage(mailMessages.sampleAnswer);

/** Words again and again, up to a length that is allowed, such as of a title. */
export const longText = (words: string, length: number): string =>
  `${words} `
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim();
