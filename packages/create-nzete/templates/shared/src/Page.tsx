'use client';

import { Heading } from '@nzete/ui/Heading';
import { LanguageSwitcher } from '@nzete/ui/LanguageSwitcher';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage } from 'react-intl';
import { Chat } from './Chat';
import { IdentityCheck } from './IdentityCheck';
import { Plugins } from './Plugins';
import { name } from './site';

interface PageProps {
  language: string;
  onLanguage: (language: string) => void;
}

/** The page: an identity check, a chat, and the sources of data. */
export function Page({ language, onLanguage }: PageProps) {
  return (
    <>
      <a className="page-skip" href="#content">
        <FormattedMessage id="page.skip" />
      </a>
      <header className="page-header">
        <strong>{name}</strong>
        <LanguageSwitcher variant="chips" value={language} onChange={onLanguage} />
      </header>
      <main id="content" className="page-main">
        <div className="page-section">
          <Heading headingLevel={1} size="xl">
            <FormattedMessage id="page.title" />
          </Heading>
          <Text>
            <FormattedMessage id="page.lead" />
          </Text>
        </div>
        <IdentityCheck />
        <Chat language={language} />
        <Plugins />
      </main>
      <footer className="page-footer">
        <Text>
          <FormattedMessage id="footer.note" />
        </Text>
      </footer>
    </>
  );
}
