import { siteApi } from '@nzete/api-client/site';
import { identityDocumentsPath } from '@nzete/domain';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadTexts } from '../features/language/language.ts';
import { selectLanguage } from '../features/language/languageSlice.ts';
import type { PageLoader } from '../shared/pageLoader.ts';
import {
  accountPath,
  outboxPath,
  type Path,
  pageOf,
  paths,
  searchPath,
  sentPath,
  topicPath,
  topics,
} from '../shared/routes.ts';
import { PageTexts } from '../shared/texts/PageTexts.tsx';
import { PageError } from './PageError.tsx';
import { PageLoading } from './PageLoading.tsx';
import { RootLayout } from './RootLayout.tsx';
import type { SiteStore } from './store.ts';

interface PageModule {
  default: ComponentType;
  loader?: PageLoader;
  moduleId?: string; // its path from the root of the app, in the server's build (`vite/moduleIds.ts`)
}

type PageRoute = readonly [path: Path | '*', load: () => Promise<PageModule>];

/** The pages by path. */
const pages: readonly PageRoute[] = [
  [paths.home, () => import('../routes/home/HomePage.tsx')],
  [paths.volunteers, () => import('../routes/volunteers/VolunteersPage.tsx')],
  [paths.data, () => import('../routes/data/DataPage.tsx')],
  [paths.dataPortal, () => import('../routes/data/DataPage.tsx')],
  [paths.impact, () => import('../routes/impact/ImpactPage.tsx')],
  [paths.partners, () => import('../routes/partners/PartnersPage.tsx')],
  [paths.partnerCollaboration, () => import('../routes/partners/PartnersPage.tsx')],
  [paths.partnerships, () => import('../routes/partnerships/PartnershipsPage.tsx')],
  [paths.about, () => import('../routes/about/AboutPage.tsx')],
  [paths.team, () => import('../routes/team/TeamPage.tsx')],
  [paths.gallery, () => import('../routes/gallery/GalleryPage.tsx')],
  [paths.donate, () => import('../routes/donate/DonatePage.tsx')],
  [paths.gift, () => import('../routes/gift/GiftPage.tsx')],
  [paths.ourStory, () => import('../routes/our-story/OurStoryPage.tsx')],
  [paths.reports, () => import('../routes/reports/ReportsPage.tsx')],
  [paths.climateMitigation, () => import('../routes/climate-mitigation/ClimateMitigationPage.tsx')],
  [paths.communityEmpowerment, () => import('../routes/community-empowerment/CommunityEmpowermentPage.tsx')],
  [paths.communityGallery, () => import('../routes/community-gallery/CommunityGalleryPage.tsx')],
  [paths.digitalLiteracy, () => import('../routes/digital-literacy/DigitalLiteracyPage.tsx')],
  [paths.responsibleMinerals, () => import('../routes/responsible-minerals/ResponsibleMineralsPage.tsx')],
  [paths.communityUnderstanding, () => import('../routes/community-understanding/CommunityUnderstandingPage.tsx')],
  [paths.communityVoice, () => import('../routes/community-voice/CommunityVoicePage.tsx')],
  [paths.ethicalSourcing, () => import('../routes/ethical-sourcing/EthicalSourcingPage.tsx')],
  [paths.wildlife, () => import('../routes/wildlife/WildlifePage.tsx')],
  [paths.biodiversity, () => import('../routes/biodiversity/BiodiversityPage.tsx')],
  [paths.privacyPolicy, () => import('../routes/privacy-policy/PrivacyPolicyPage.tsx')],
  [paths.termsOfService, () => import('../routes/terms-of-service/TermsOfServicePage.tsx')],
  [paths.cookiePolicy, () => import('../routes/cookie-policy/CookiePolicyPage.tsx')],
  [paths.help, () => import('../routes/help/HelpPage.tsx')],
  ...topics.map((topic): PageRoute => [topicPath(topic), () => import('../routes/help/ExplainedPage.tsx')]),
  [paths.sendFeedback, () => import('../routes/send-feedback/SendFeedbackPage.tsx')],
  [paths.privacyDetails, () => import('../routes/privacy-details/PrivacyDetailsPage.tsx')],
  [paths.financialEducation, () => import('../routes/financial-education/FinancialEducationPage.tsx')],
  [paths.accessibility, () => import('../routes/accessibility/AccessibilityPage.tsx')],
  [sentPath, () => import('../routes/sent/SentPage.tsx')],
  [outboxPath, () => import('../routes/outbox/OutboxPage.tsx')],
  [identityDocumentsPath, () => import('../routes/identity-documents/IdentityDocumentsPage.tsx')],
  [paths.lessons, () => import('../routes/lessons/LessonsPage.tsx')],
  [paths.events, () => import('../routes/events/EventsPage.tsx')],
  [paths.eventSignUp, () => import('../routes/events/SignUpPage.tsx')],
  [paths.status, () => import('../routes/status/StatusPage.tsx')],
  [paths.login, () => import('../routes/login/LoginPage.tsx')],
  [paths.register, () => import('../routes/register/RegisterPage.tsx')],
  [accountPath, () => import('../routes/account/AccountPage.tsx')],
  [searchPath, () => import('../routes/search/SearchPage.tsx')],
  [paths.forgotPassword, () => import('../routes/forgot-password/ForgotPasswordPage.tsx')],
  ['*', () => import('../routes/not-found/NotFoundPage.tsx')],
];

/** The queries of every page, for header and footer. */
const shellLoader: PageLoader = ({ lang }) => [
  siteApi.endpoints.getNavigation.initiate({ lang }),
  siteApi.endpoints.getSettings.initiate({ lang }),
  siteApi.endpoints.getSocialMediaLinks.initiate({ lang }),
];

/** The catalogue of a page. */
export const areaOf = (path?: string) => (path === '*' || path === undefined ? 'not-found' : pageOf(path as Path));

/** How long a navigation waits for data before the page shows its loading state. */
const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

/** The route objects. Their loaders load the texts and the data of a page into the store. */
export function createRoutes(store: SiteStore): RouteObject[] {
  const read = async (loader: PageLoader, url: string) => {
    const { pathname, searchParams } = new URL(url);
    const request = { lang: selectLanguage(store.getState()), path: pathname, search: searchParams };
    const queries = loader(request).map((query) => store.dispatch(query));
    // A failure is part of the query's state, which the page shows.
    const answers = Promise.all(queries).finally(() => {
      for (const query of queries) query.unsubscribe();
    });
    await (import.meta.env.SSR ? answers : Promise.race([answers, wait()]));
  };

  const children = pages.map(([path, load]): RouteObject => {
    const area = areaOf(path);
    return {
      id: path,
      path,
      caseSensitive: true,
      lazy: async () => {
        const { default: Page, moduleId } = await load();
        const Component = () => (
          <PageTexts area={area}>
            <Page />
          </PageTexts>
        );
        return { Component, ...(import.meta.env.SSR && { handle: moduleId }) };
      },
      loader: async ({ request }) => {
        const reads = load().then(({ loader }) => loader && read(loader, request.url));
        await Promise.all([store.dispatch(loadTexts(area)), reads]);
        return null;
      },
      // Components read the query string themselves.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      ErrorBoundary: PageError,
      HydrateFallback: PageLoading,
    };
  });

  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: PageError,
      loader: async ({ request }) => {
        await Promise.all([store.dispatch(loadTexts('common')), read(shellLoader, request.url)]);
        return null;
      },
      shouldRevalidate: () => false,
      children,
    },
  ];
}
