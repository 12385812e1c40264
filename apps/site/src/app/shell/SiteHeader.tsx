import { useGetNavigationQuery, useGetSettingsQuery } from '@nzete/api-client/site';
import { LanguageSwitcher } from '@nzete/ui/LanguageSwitcher';
import { TopNavigation } from '@nzete/ui/TopNavigation';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { sharedMessages } from '../../shared/messages.ts';
import { queryStatus } from '../../shared/queryStatus.ts';
import { paths, searchPath } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { useVisit } from '../../shared/visit.ts';
import { languageHref } from '../languageAddress.ts';
import { BarLogo } from './BarLogo.tsx';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** The pages whose header overlays their picture. */
const pagesUnderBar: readonly string[] = [paths.home, paths.data, paths.dataPortal];

/** The header of every page, with the links from the API and the visitor's language. */
export function SiteHeader() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const language = useLang();
  const { savesData } = useVisit();
  const chooseLanguage = useChooseLanguage();
  const { data: settings } = useGetSettingsQuery({ lang: language });
  const navigation = useGetNavigationQuery({ lang: language });
  return (
    <TopNavigation
      name={formatMessage(sharedMessages.name)}
      // Until the settings are known, and if they cannot be read, the package's own.
      logo={settings?.logo_url ? <BarLogo src={settings.logo_url} /> : undefined}
      homeHref={paths.home}
      donateHref={paths.donate}
      searchHref={searchPath}
      currentPath={pathname}
      // Without its code it would stay transparent over the text below.
      isOverHero={!savesData && pagesUnderBar.includes(pathname)}
      status={queryStatus(navigation)}
      focusAreas={navigation.data?.focus_areas}
      links={navigation.data?.nav_links}
      languageSwitcher={(variant) => (
        <LanguageSwitcher variant={variant} value={language} hrefFor={languageHref} onChange={chooseLanguage} />
      )}
    />
  );
}
