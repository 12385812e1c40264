'use client';

import { type IntlConfig, ReactIntlErrorCode } from 'react-intl';

const warned = new Set<string>();

/**
 * The `onError` of an IntlProvider: in development it warns once of each message that the catalogue
 * lacks or that cannot be formatted. react-intl alone logs an error at every render, also because
 * browsers have no data for a language, which `@nzete/ui/format` does not need.
 *
 * @example <IntlProvider locale="es" messages={es} onError={warnOfMissingMessages}>
 */
export const warnOfMissingMessages: NonNullable<IntlConfig['onError']> = ({ code, message }) => {
  if (process.env.NODE_ENV === 'production' || code === ReactIntlErrorCode.MISSING_DATA) return;
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
};
