'use client';

import en from '@nzete/ui/locales/en.json';
import { IntlProvider } from 'react-intl';

export const Texts = ({ children }) => (
  <IntlProvider locale="en" messages={en}>
    {children}
  </IntlProvider>
);
