import { Link } from '@nzete/ui/Link';
import { PolicyPage, type PolicyPageProps } from '@nzete/ui/PolicyPage';
import type { SignName } from '@nzete/ui/Sign';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { PageMeta } from './meta/PageMeta.tsx';
import { PageBreadcrumb } from './PageBreadcrumb.tsx';

/** A section of a text page; its content is in this order. */
export interface ReadingSection {
  /** The fragment of its URL. */
  id: string;
  title: MessageDescriptor;
  text?: MessageDescriptor;
  list?: readonly MessageDescriptor[];
  /** Terms and their descriptions. A `string` is a name from the code, the same in every language. */
  entries?: readonly { name: MessageDescriptor | string; text: MessageDescriptor }[];
  extra?: ReactNode;
  /** Links to other pages. */
  links?: readonly { href: string; label: MessageDescriptor }[];
}

interface ReadingPageProps extends Pick<PolicyPageProps, 'layout'> {
  messages: Record<'title' | 'description', MessageDescriptor>;
  sections: readonly ReadingSection[];
  sign: SignName;
  /** The date of the last change, for terms and policies. */
  updated?: string;
}

/** The frame of a text page, such as a policy. */
export function ReadingPage({ messages, sections, sign, layout, updated }: ReadingPageProps) {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  const description = formatMessage(messages.description);
  return (
    <>
      <PolicyPage
        breadcrumb={<PageBreadcrumb current={heading} />}
        title={heading}
        description={description}
        sign={sign}
        layout={layout}
        {...(updated ? { updated } : {})}
        sections={sections.map((section) => ({
          id: section.id,
          title: <FormattedMessage {...section.title} />,
          content: <Content {...section} />,
        }))}
      />
      <PageMeta description={description} heading={heading} />
    </>
  );
}

function Content({ text, list, entries, extra, links }: ReadingSection) {
  return (
    <>
      {text ? (
        <p className="nz:text-pretty">
          <FormattedMessage {...text} />
        </p>
      ) : null}
      {list ? (
        <ul className="nz:grid nz:gap-2.5">
          {list.map((entry) => (
            <li
              key={entry.id}
              className="nz:flex nz:gap-3.5 nz:before:mt-2.25 nz:before:size-2 nz:before:shrink-0 nz:before:rotate-45 nz:before:bg-sign"
            >
              <span className="nz:min-w-0 nz:text-pretty">
                <FormattedMessage {...entry} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {entries ? (
        <dl className="nz:border-line-strong nz:border-b-[1.5px]">
          {entries.map((entry) => (
            <div key={entry.text.id} className="nz:grid nz:gap-1 nz:border-line-strong nz:border-t-[1.5px] nz:py-3.5">
              <dt className="nz:font-semibold nz:wrap-anywhere">
                {typeof entry.name === 'string' ? (
                  <code className="nz:font-mono nz:text-md">{entry.name}</code>
                ) : (
                  <FormattedMessage {...entry.name} />
                )}
              </dt>
              <dd className="nz:text-pretty nz:text-text-2">
                <FormattedMessage {...entry.text} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {extra}
      {links ? (
        <p className="nz:flex nz:flex-wrap nz:gap-x-6">
          {links.map(({ href, label }) => (
            <Link key={href} href={href} className="nz:min-h-hit">
              <FormattedMessage {...label} />
              <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
            </Link>
          ))}
        </p>
      ) : null}
    </>
  );
}
