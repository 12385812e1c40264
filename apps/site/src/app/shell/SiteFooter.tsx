import { type Settings, useGetSettingsQuery, useGetSocialMediaLinksQuery } from '@nzete/api-client/site';
import { written } from '@nzete/ui/format';
import { LanguageSwitcher } from '@nzete/ui/LanguageSwitcher';
import type { NewsletterAnswer } from '@nzete/ui/NewsletterForm';
import { NewsletterSignup } from '@nzete/ui/NewsletterSignup';
import { SaveDataSwitch } from '@nzete/ui/SaveDataSwitch';
import { SiteFooter as Footer } from '@nzete/ui/SiteFooter';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useSubscribe } from '../../features/newsletter/useSubscribe.ts';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { queryStatus } from '../../shared/queryStatus.ts';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { useVisit } from '../../shared/visit.ts';
import { languageHref } from '../languageAddress.ts';
import { useIsIdle } from '../useIsIdle.ts';
import { footerMessages } from './footer.messages.ts';
import { footerGroups, legalLinks } from './footerLinks.ts';
import { InstallOffer } from './InstallOffer.tsx';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** Left out if its code does not arrive. */
const VisitWeightLine = lazy(() => import('./VisitWeightLine.tsx').catch(() => ({ default: () => null })));

/** The year of the site's content; Our Story has its own. */
const COPYRIGHT_YEAR = '2025';

/** The footer of every page, with the picture, contact details and social links from the API. */
export default function SiteFooter() {
  const intl = useIntl();
  const language = useLang();
  const chooseLanguage = useChooseLanguage();
  const subscribe = useSubscribe();
  const notify = useNotify();
  const answer: NewsletterAnswer | undefined = useFormAnswer('footer-newsletter');
  const { data: settings } = useGetSettingsQuery({ lang: language });
  const social = useGetSocialMediaLinksQuery({ lang: language });
  const isIdle = useIsIdle();
  const { sample: isSocialSample = false, ...profiles } = social.data ?? {};
  return (
    <Footer
      name={intl.formatMessage(sharedMessages.name)}
      logo={settings?.logo_url ? <img src={settings.logo_url} alt="" loading="lazy" /> : undefined}
      homeHref={paths.home}
      backgroundImage={settings?.background_image_url}
      mission={intl.formatMessage(footerMessages.mission)}
      newsletter={
        <NewsletterSignup onSubmit={subscribe} onMessage={notify} answer={answer} intent="footer-newsletter" />
      }
      groups={footerGroups(intl)}
      contact={
        settings && {
          ...settings.contact,
          address: written(settings.contact, 'address'),
          note: sampleNote(settings, sampleMessages.contact),
        }
      }
      social={profiles}
      isSocialSample={isSocialSample}
      status={queryStatus(social)}
      languageSwitcher={
        <LanguageSwitcher variant="chips" value={language} hrefFor={languageHref} onChange={chooseLanguage} />
      }
      saveData={<SaveData />}
      weight={settings?.data_price && isIdle ? <Weight price={settings.data_price} /> : undefined}
      installOffer={<InstallOffer />}
      copyrightYear={COPYRIGHT_YEAR}
      legalLinks={legalLinks(intl)}
    />
  );
}

function SaveData() {
  const { savesData, savedBytes, path } = useVisit();
  // Only the first page of the visit is measured.
  const isMeasured = useLocation().pathname === path;
  return <SaveDataSwitch id="save-data" isOn={savesData} savedBytes={isMeasured ? savedBytes : 0} />;
}

function Weight({ price: { sample, ...price } }: { price: NonNullable<Settings['data_price']> }) {
  return (
    <Suspense>
      <VisitWeightLine price={{ ...price, isSample: sample === true }} />
    </Suspense>
  );
}
