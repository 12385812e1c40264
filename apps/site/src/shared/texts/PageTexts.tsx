import { useFormat } from '@nzete/ui/format';
import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { type Area, CataloguesContext } from './catalogues.ts';
import { reportMissingText } from './reportMissingText.ts';

/** Adds the texts of a page to the shared ones. */
export function PageTexts({ area, children }: { area: Area; children: ReactNode }) {
  const { locale, messages: common } = useIntl();
  const { language } = useFormat();
  const own = use(CataloguesContext).get(language, area);
  const messages = useMemo(() => Object.assign({}, common, own), [common, own]);
  return (
    <IntlProvider locale={locale} messages={messages} onError={reportMissingText}>
      {children}
    </IntlProvider>
  );
}
