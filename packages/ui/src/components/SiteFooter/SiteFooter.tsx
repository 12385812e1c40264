import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Brand } from '../../internal/Brand.tsx';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { type FooterContact, FooterContacts, type FooterGroup, FooterGroups } from './FooterColumns.tsx';
import { FooterSocial, type SocialLinks } from './FooterSocial.tsx';
import { siteFooterMessages } from './SiteFooter.messages.ts';

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The foundation's name, beside the logo and in the copyright. */
  name: string;
  /** Instead of the package's mark: a decorative picture. */
  logo?: ReactNode;
  /**
   * Where logo and name lead.
   * @default '/'
   */
  homeHref?: string;
  /** Address of the picture over the footer: a night, or something else that is dark below. Decorative. */
  backgroundImage?: string;
  /** What the foundation is, in a sentence or two. */
  mission?: ReactNode;
  /** The newsletter box: `<NewsletterSignup …/>`. */
  newsletter?: ReactNode;
  /** Columns of links; the first stands under "Explore" unless it brings a title of its own. */
  groups?: FooterGroup[];
  /** Telephone numbers, e-mail and address, under "Contact". */
  contact?: FooterContact;
  /** Addresses of the foundation's pages on social media. */
  social?: SocialLinks;
  /**
   * Of the social links, which come from the server; the rest of the footer stays in use whatever it is.
   * @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error';
  /** `<LanguageSwitcher variant="chips" …/>`. */
  languageSwitcher?: ReactNode;
  /** The year of the copyright: given, because a page rendered ahead must not read the clock. */
  copyrightYear: number | string;
  /** Privacy, terms, cookies: beside the copyright. */
  legalLinks?: FooterGroup['links'];
}

/**
 * The end of every page: a night over the forest, and below it who the foundation is, where things are and how to reach it.
 *
 * @example
 * <SiteFooter
 *   name="Nzete Foundation" backgroundImage={settings.background_image_url} mission={mission} copyrightYear={2025}
 *   groups={[{ links: explore }]} contact={contact} social={links} legalLinks={legal}
 *   newsletter={<NewsletterSignup onSubmit={subscribe} />}
 *   languageSwitcher={<LanguageSwitcher variant="chips" value={language} onChange={setLanguage} />}
 * />
 */
export function SiteFooter({
  name,
  logo,
  homeHref = '/',
  backgroundImage,
  mission,
  newsletter,
  groups = [],
  contact,
  social = {},
  status = 'ready',
  languageSwitcher,
  copyrightYear,
  legalLinks = [],
  className,
  ...props
}: SiteFooterProps) {
  return (
    <footer data-slot="site-footer" className={cx('ground-cloth bg-sunk!', className)} {...props}>
      {backgroundImage ? <FooterPicture src={backgroundImage} /> : null}
      <div className="wrap">
        <div className="grid gap-x-gap gap-y-10 pt-8 pb-12 lg:grid-cols-[4fr_6fr]">
          <div className="grid content-start gap-6">
            <Brand name={name} href={homeHref} logo={logo} className="justify-self-start" />
            {mission ? <p className="max-w-[36ch] text-text-2">{mission}</p> : null}
            {newsletter}
            <FooterSocial links={social} status={status} />
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] content-start gap-x-gap gap-y-8">
            <FooterGroups groups={groups} />
            {contact ? <FooterContacts {...contact} /> : null}
          </div>
        </div>
        {languageSwitcher ? <div className="pb-6">{languageSwitcher}</div> : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t-[1.5px] border-line pt-4 pb-6 text-sm text-text-muted">
          <p className="py-2">
            <FormattedMessage {...siteFooterMessages.copyright} values={{ year: String(copyrightYear), name }} />
          </p>
          <LegalLinks links={legalLinks} />
        </div>
      </div>
    </footer>
  );
}

/** The night, and the trees that join it to the ground below. */
function FooterPicture({ src }: { src: string }) {
  return (
    <div className="relative print:hidden">
      <Picture
        src={src}
        alt=""
        isCut={false}
        className="h-[clamp(13.75rem,32vw,26.25rem)]"
        imageClassName="object-[50%_22%]"
      />
      <div aria-hidden="true" className="scenery-treeline absolute inset-x-0 -bottom-px h-17.5" />
    </div>
  );
}

function LegalLinks({ links }: Pick<FooterGroup, 'links'>) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link variant="plain" href={href} className="inline-flex min-h-10 items-center">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
