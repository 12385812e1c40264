import { useGetSocialMediaLinksQuery } from '@nzete/api-client/site';
import { useLang } from '../useLang.ts';
import { useOrigin } from '../visit.ts';
import { breadcrumbJsonLd, type DatasetMeta, datasetJsonLd, organizationJsonLd } from './jsonLd.ts';

/** An ancestor of a page. */
export interface ParentPage {
  href: string;
  label: string;
}

/** Structured data about the foundation, for its home page. */
export function OrganizationData({ name, description }: { name: string; description: string }) {
  const origin = useOrigin();
  const { data: { sample, ...links } = {} } = useGetSocialMediaLinksQuery({ lang: useLang() });
  const profiles = sample ? [] : Object.values(links);
  return <JsonLd data={organizationJsonLd({ origin, name, description, profiles })} />;
}

interface PageDataProps {
  heading?: string | undefined;
  parents?: readonly ParentPage[] | undefined;
  dataset?: DatasetMeta | undefined;
  /** The foundation's name, translated. */
  siteName: string;
  /** The canonical path of the page, with its query string. */
  path: string;
}

/** The breadcrumbs of a page and the dataset that it shows, as structured data. */
export function PageData({ heading, parents = [], dataset, siteName, path }: PageDataProps) {
  const origin = useOrigin();
  const language = useLang();
  if (heading === undefined) return null;
  const items = [
    { name: siteName, path: '/' },
    ...parents.map(({ href, label }) => ({ name: label, path: href })),
    { name: heading, path },
  ];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd({ origin, language, items })} />
      {dataset ? <JsonLd data={datasetJsonLd({ ...dataset, origin, language, path, siteName })} /> : null}
    </>
  );
}

/** `<` is escaped, so that no text in the data can end the element. */
const JsonLd = ({ data }: { data: object }) => (
  <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
);
