'use client';

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../primitives/Link/Link.tsx';
import { siteFooterMessages } from './SiteFooter.messages.ts';

/** A column of links. */
export interface FooterGroup {
  /** The heading of the column. The first one defaults to "Explore". */
  title?: string;
  links: { href: string; label: string }[];
}

/** The contact details of the foundation. */
export interface FooterContact {
  /** As displayed: "+243 000 000 001". */
  phones?: string[];
  email?: string;
  address?: ReactNode;
  /** Below them, such as a `SampleMark`. */
  note?: ReactNode;
}

/** The link columns. */
export function FooterGroups({ groups }: { groups: FooterGroup[] }) {
  return groups.map(({ title, links }, index) => (
    <div data-slot="site-footer-group" className="nz:bare" key={links[0]?.href ?? title}>
      <ColumnHeading>
        {title ?? (index === 0 ? <FormattedMessage {...siteFooterMessages.explore} /> : null)}
      </ColumnHeading>
      <ul className="nz:bare">
        {links.map(({ href, label }) => (
          <li className="nz:bare" key={href}>
            <FooterLink href={href}>{label}</FooterLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Telephone numbers, e-mail and address; in full width on phones, which an address needs. */
export function FooterContacts({ phones = [], email, address, note }: FooterContact) {
  return (
    <address data-slot="site-footer-contact" className="nz:not-italic nz:max-md:col-span-full">
      <ColumnHeading>
        <FormattedMessage {...siteFooterMessages.contact} />
      </ColumnHeading>
      <ul className="nz:bare">
        {phones.map((phone) => (
          <li className="nz:bare" key={phone}>
            <FooterLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi className="nz:bare">{phone}</bdi>
            </FooterLink>
          </li>
        ))}
        {email ? (
          <li className="nz:bare">
            <FooterLink href={`mailto:${email}`}>{email}</FooterLink>
          </li>
        ) : null}
        {address ? <li className="nz:max-w-[28ch] nz:py-2 nz:text-md nz:text-text-2">{address}</li> : null}
      </ul>
      {note ? <div className="nz:max-w-[28ch] nz:py-2 nz:text-text-2">{note}</div> : null}
    </address>
  );
}

function ColumnHeading({ children }: { children: ReactNode }) {
  return children ? <h2 className="nz:mb-2.5 nz:font-bold nz:text-text">{children}</h2> : null;
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      variant="plain"
      href={href}
      className="nz:inline-flex nz:min-h-10 nz:items-center nz:py-1.5 nz:text-md nz:leading-snug nz:wrap-anywhere nz:text-text-2"
    >
      {children}
    </Link>
  );
}
