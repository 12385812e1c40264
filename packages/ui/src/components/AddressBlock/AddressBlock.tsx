import { Mail, MapPin, Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';

export interface AddressBlockProps extends Omit<ComponentProps<'address'>, 'children'> {
  /** The name of the person or organisation. */
  name: ReactNode;
  /** Street, town, country. */
  address: ReactNode;
  /** Shown as written; each links to a call. */
  phones: readonly string[];
  email: string;
}

/**
 * A postal address with telephone and e-mail links.
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
export function AddressBlock({ name, address, phones, email, className, ...props }: AddressBlockProps) {
  return (
    <address
      data-slot="address-block"
      className={cx(
        'nz:grid nz:justify-items-start nz:gap-1 nz:border-line-strong nz:border-s-4 nz:ps-5 nz:not-italic',
        className,
      )}
      {...props}
    >
      <span data-slot="address-block-name" className="nz:type-h4">
        {name}
      </span>
      <span className="nz:flex nz:items-start nz:gap-2 nz:py-1.5">
        <MapPin aria-hidden="true" className="nz:mt-0.5 nz:size-5 nz:shrink-0 nz:text-sign" />
        {address}
      </span>
      {phones.map((phone) => (
        <Link key={phone} href={`tel:${phone.replaceAll(' ', '')}`} className="nz:min-h-10">
          <Phone aria-hidden="true" className="nz:bare" />
          {phone}
        </Link>
      ))}
      <Link href={`mailto:${email}`} className="nz:min-h-10 nz:wrap-anywhere">
        <Mail aria-hidden="true" className="nz:bare" />
        {email}
      </Link>
    </address>
  );
}
