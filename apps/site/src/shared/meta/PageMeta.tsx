import { type Language, languages } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { documentTitle, sharedMessages } from '../messages.ts';
import { canonicalPath, paths } from '../routes.ts';
import { sampleItemMessage } from '../sample.messages.ts';
import { useLang } from '../useLang.ts';
import { useOrigin } from '../visit.ts';
import type { DatasetMeta } from './jsonLd.ts';
import { OrganizationData, PageData, type ParentPage } from './PageData.tsx';
import { pageAddress } from './pageAddress.ts';
import { cardOf, type PreviewImage } from './previewImage.ts';

export interface PageMetaProps {
  /**
   * For the browser tab, search results and link previews.
   * @default the heading and the foundation's name
   */
  title?: string;
  /** For search results and link previews; at most 160 characters. */
  description: string;
  /** The main heading, for breadcrumbs. The home page has none. */
  heading?: string | undefined;
  /** The ancestors of the page, without the home page. */
  parents?: readonly ParentPage[] | undefined;
  /** The query string, if it identifies the content, such as a photo: `photo=30`. */
  search?: string | undefined;
  /** The picture of link previews. @default the page's card, drawn by the build */
  image?: PreviewImage | undefined;
  /** The dataset that the page shows, for dataset search engines. */
  dataset?: DatasetMeta | undefined;
  /**
   * `false` for pages that search engines must not index, such as "Page not found".
   * @default true
   */
  isIndexed?: boolean;
  /** Marks the description, because the content is a sample. @default false */
  isSample?: boolean;
}

/** Open Graph names a region with each language, and knows no English of DR Congo. */
const openGraphLocale = (language: Language) => (language === 'en' ? 'en_US' : `${language}_CD`);

/** The head elements of a page. Each page, or its frame, renders it last. */
export function PageMeta({ isSample = false, ...page }: PageMetaProps) {
  const { formatMessage } = useIntl();
  const props = isSample
    ? { ...page, description: formatMessage(sampleItemMessage, { text: page.description }) }
    : page;
  const { description, heading = '', isIndexed = true } = props;
  const title = props.title ?? formatMessage(documentTitle, { page: heading });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isIndexed ? <IndexedMeta {...props} title={title} /> : <meta name="robots" content="noindex" />}
    </>
  );
}

function IndexedMeta(props: PageMetaProps & { title: string }) {
  const { title, description, heading, search } = props;
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const origin = useOrigin();
  const language = useLang();
  const siteName = formatMessage(sharedMessages.name);
  const path = canonicalPath(pathname) + (search ? `?${search}` : '');
  const address = pageAddress(origin, path, language);
  const image = props.image ?? { src: cardOf(pathname, language), alt: heading ?? siteName };
  return (
    <>
      <link rel="canonical" href={address} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={pageAddress(origin, path, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageAddress(origin, path, 'en')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      <meta property="og:image" content={origin + image.src} />
      <meta property="og:image:width" content={String(image.width ?? 1200)} />
      <meta property="og:image:height" content={String(image.height ?? 630)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {pathname === paths.home ? (
        <OrganizationData name={siteName} description={description} />
      ) : (
        <PageData {...props} siteName={siteName} path={path} />
      )}
    </>
  );
}
