import type { Article } from '@nzete/api-client/learning';
import { Link } from '@nzete/ui/Link';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { explainedMessages as messages } from './explained.messages.ts';
import { pageNames } from './pageNames.ts';

/** The body of an article: paragraphs, sources, and related pages. */
export function ArticleText({ slug, text, sources, links }: Article) {
  const sourcesId = `${slug}-sources`;
  return (
    <>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="nz:text-pretty">
          {paragraph}
        </p>
      ))}
      <div className="nz:grid nz:gap-1 nz:text-md nz:text-text-2">
        <p id={sourcesId} className="nz:font-semibold">
          <FormattedMessage {...messages.sources} />
        </p>
        <ul aria-labelledby={sourcesId} className="nz:grid nz:gap-1">
          {sources.map(({ name, year }) => (
            <li key={name + year} className="nz:wrap-anywhere">
              <FormattedMessage {...messages.source} values={{ name, year: String(year) }} />
            </li>
          ))}
        </ul>
      </div>
      <Links slug={slug} links={links} />
    </>
  );
}

function Links({ slug, links }: Pick<Article, 'slug' | 'links'>) {
  const linksId = `${slug}-links`;
  const named = links.flatMap((href) => {
    const name = pageNames[href];
    return name ? [{ href, name }] : [];
  });
  if (named.length === 0) return null;
  return (
    <div className="nz:print:hidden">
      <p id={linksId} className="nz:text-md nz:font-semibold nz:text-text-2">
        <FormattedMessage {...messages.more} />
      </p>
      <ul aria-labelledby={linksId} className="nz:flex nz:flex-wrap nz:gap-x-6">
        {named.map(({ href, name }) => (
          <li key={href}>
            <Link href={href} size="lg">
              <FormattedMessage {...name} />
              <ArrowRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
