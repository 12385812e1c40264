import { useGetNavigationQuery } from '@nzete/api-client/site';
import { LanguageSwitcher } from '@nzete/ui/LanguageSwitcher';
import { TopNavigation } from '@nzete/ui/TopNavigation';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { selectLanguage } from '../../features/language/languageSlice.ts';
import { appMessages } from '../app.messages.ts';
import { useAppSelector } from '../hooks.ts';
import { queryStatus } from '../queryStatus.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** The bar of every page, with the server's links and the visitor's language. */
export function SiteHeader() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const language = useAppSelector(selectLanguage);
  const chooseLanguage = useChooseLanguage();
  const navigation = useGetNavigationQuery({ lang: language });
  return (
    <TopNavigation
      name={formatMessage(appMessages.name)}
      homeHref={paths.home}
      donateHref={paths.donate}
      currentPath={pathname}
      isOverHero={pathname === paths.home}
      status={queryStatus(navigation)}
      focusAreas={navigation.data?.focus_areas}
      links={navigation.data?.nav_links}
      languageSwitcher={(variant) => <LanguageSwitcher variant={variant} value={language} onChange={chooseLanguage} />}
    />
  );
}
