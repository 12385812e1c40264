import { NzeteProvider } from '@nzete/ui/NzeteProvider';
import { type ReactNode, useMemo } from 'react';
import { defineMessage, useIntl } from 'react-intl';

const near = defineMessage({
  id: 'site.common.nearCountries',
  defaultMessage: 'DR Congo and its neighbours',
  description: 'Heading of the first group in the list of countries',
});

const names = [
  'DR Congo',
  'Angola',
  'Burundi',
  'Central African Republic',
  'Congo (Brazzaville)',
  'Rwanda',
  'South Sudan',
  'Tanzania',
  'Uganda',
  'Zambia',
];

/** Forms in it list DR Congo and its neighbours first, where most applicants live. */
export function FirstCountries({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const firstCountries = useMemo(() => ({ label: formatMessage(near), names }), [formatMessage]);
  return <NzeteProvider firstCountries={firstCountries}>{children}</NzeteProvider>;
}
