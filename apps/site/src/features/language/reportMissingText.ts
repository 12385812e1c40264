import { type IntlConfig, ReactIntlErrorCode } from 'react-intl';

/**
 * A missing text shows its key. Browsers have no data for Lingala, which react-intl reports too; numbers and dates are
 * formatted without it (`@nzete/ui/format`).
 */
export const reportMissingText: NonNullable<IntlConfig['onError']> = (error) => {
  if (error.code !== ReactIntlErrorCode.MISSING_DATA) console.warn(error.message);
};
