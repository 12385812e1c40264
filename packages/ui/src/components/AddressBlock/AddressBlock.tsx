import { Mail, MapPin, Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';

export interface AddressBlockProps extends Omit<ComponentProps<'address'>, 'children'> {
  /** The name of the person or organisation. */
  name?: ReactNode;
  /** Street, town, country. */
  address?: ReactNode;
  /** Shown as written; each links to a call. */
  phones: readonly string[];
  email?: string | undefined;
  /**
   * `bar` has a line at its start. `links` has none, below a heading. `plain` is quiet, for the end
   * of a page: its links are underlined on hover only.
   * @default 'bar'
   */
  variant?: keyof typeof variants;
}

const thread = {
  line: 'nz:flex nz:items-start nz:gap-2 nz:py-1.5 nz:[&_svg]:mt-0.5 nz:[&_svg]:size-5 nz:[&_svg]:shrink-0 nz:[&_svg]:text-sign',
  link: 'nz:min-h-10 nz:wrap-anywhere',
  linkVariant: 'thread',
} as const;
const quietLine =
  'nz:flex nz:min-h-10 nz:items-center nz:gap-3 nz:wrap-anywhere nz:[&_svg]:size-5 nz:[&_svg]:shrink-0 nz:[&_svg]:text-sign';
const variants = {
  bar: {
    ...thread,
    root: 'nz:justify-items-start nz:gap-1 nz:border-line-strong nz:border-s-4 nz:ps-5 nz:large-text:px-2',
  },
  links: { ...thread, root: 'nz:justify-items-start nz:gap-1' },
  plain: { root: '', line: quietLine, link: quietLine, linkVariant: 'plain' },
} as const;

/**
 * A postal address with telephone and e-mail links. What is not given is left out.
 *
 * Slots: `address-block`, `address-block-name`.
 *
 * @example
 * <AddressBlock
 *   name="Nzete Foundation"
 *   address="Nsele, Kinshasa"
 *   phones={['+243 000 000 001']}
 *   email="hello@nzete.example"
 * />
 */
export function AddressBlock({
  name,
  address,
  phones,
  email,
  variant = 'bar',
  className,
  ...props
}: AddressBlockProps) {
  const { root, line, link, linkVariant } = variants[variant];
  return (
    <address data-slot="address-block" className={cx('nz:grid nz:not-italic', root, className)} {...props}>
      {name ? (
        <span data-slot="address-block-name" className="nz:type-h4">
          {name}
        </span>
      ) : null}
      {address ? (
        <span className={line}>
          <MapPin aria-hidden="true" className="nz:bare" />
          {address}
        </span>
      ) : null}
      {phones.map((phone) => (
        <Link key={phone} variant={linkVariant} href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
          <Phone aria-hidden="true" className="nz:bare" />
          <bdi className="nz:bare">{phone}</bdi>
        </Link>
      ))}
      {email ? (
        <Link variant={linkVariant} href={`mailto:${email}`} className={link}>
          <Mail aria-hidden="true" className="nz:bare" />
          {email}
        </Link>
      ) : null}
    </address>
  );
}
