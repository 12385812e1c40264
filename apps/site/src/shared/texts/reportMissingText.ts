import { type IntlConfig, ReactIntlErrorCode } from 'react-intl';

/**
 * Logs missing texts. react-intl also reports that browsers lack Lingala data, which is ignored:
 * `@nzete/ui/format` formats numbers and dates.
 */
export const reportMissingText: NonNullable<IntlConfig['onError']> = (error) => {
  if (error.code !== ReactIntlErrorCode.MISSING_DATA) console.warn(error.message);
};
