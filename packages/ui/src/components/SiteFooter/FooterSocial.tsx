'use client';

import { CircleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../primitives/Link/Link.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { networks } from './networks.ts';
import { siteFooterMessages } from './SiteFooter.messages.ts';

/** The URLs of the foundation's profiles; missing ones are omitted. */
export interface SocialLinks {
  instagram?: string;
  facebook?: string;
  twitter?: string;
  tiktok?: string;
}

export interface FooterSocialProps {
  links: SocialLinks;
  isSample: boolean;
  status: 'ready' | 'loading' | 'error';
}

/** The row of social icons. It keeps its height while they load, and if loading fails. */
export function FooterSocial({ links, isSample, status }: FooterSocialProps) {
  const intl = useIntl();
  if (status === 'loading') {
    return (
      <p role="status" className="nz:flex nz:min-h-11 nz:items-center nz:gap-3 nz:text-md nz:text-text-muted">
        <Spinner />
        <FormattedMessage {...siteFooterMessages.loading} />
      </p>
    );
  }
  if (status === 'error') {
    return (
      <p
        role="alert"
        className="nz:flex nz:min-h-11 nz:items-center nz:gap-2 nz:text-md nz:font-semibold nz:text-danger"
      >
        <CircleAlert aria-hidden="true" className="nz:size-5 nz:shrink-0" />
        <FormattedMessage {...siteFooterMessages.error} />
      </p>
    );
  }
  if (isSample) {
    return (
      <p className="nz:text-md nz:text-text-muted">
        <FormattedMessage {...siteFooterMessages.samples} />
      </p>
    );
  }
  const available = keys.filter((key) => links[key]);
  if (available.length === 0) return null;
  return (
    <ul
      aria-label={intl.formatMessage(siteFooterMessages.social)}
      data-slot="site-footer-social"
      className="nz:flex nz:flex-wrap nz:gap-2 nz:print:hidden"
    >
      {available.map((key) => (
        <li className="nz:bare" key={key}>
          <Link
            variant="plain"
            href={links[key] ?? ''}
            aria-label={networks[key].title}
            className="nz:grid nz:size-11 nz:place-items-center nz:rounded-control nz:border-[1.5px] nz:border-line nz:hover:border-offbeat"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="nz:size-5 nz:fill-current">
              <path d={networks[key].path} />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const keys = ['instagram', 'facebook', 'twitter', 'tiktok'] as const;
