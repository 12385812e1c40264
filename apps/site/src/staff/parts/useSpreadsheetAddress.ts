import { useIntl } from 'react-intl';

/** The address of an export in the reader's language and with the times of the reader's zone. */
export function spreadsheetAddress(address: string, locale: string, zone: string): string {
  const query = new URLSearchParams({ lang: locale.slice(0, 2), zone });
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

export function useSpreadsheetAddress(): (address: string) => string {
  const { locale } = useIntl();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (address) => spreadsheetAddress(address, locale, zone);
}
