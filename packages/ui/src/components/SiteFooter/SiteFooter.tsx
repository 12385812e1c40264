'use client';

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
  /** The foundation's name, beside the logo and in the copyright line. */
  name: string;
  /** Replaces the package's logo: a decorative picture. */
  logo?: ReactNode;
  /**
   * The target of logo and name.
   * @default '/'
   */
  homeHref?: string;
  /**
   * The URL of the picture above the footer: one that is dark at the bottom, such as a night scene.
   * Decorative.
   */
  backgroundImage?: string;
  /** A description of the foundation, in a sentence or two. */
  mission?: ReactNode;
  /** The newsletter box: `<NewsletterSignup …/>`. */
  newsletter?: ReactNode;
  /** Columns of links; the heading of the first defaults to "Explore". */
  groups?: FooterGroup[];
  /** Telephone numbers, e-mail and address, under "Contact". */
  contact?: FooterContact;
  /** The URLs of the foundation's social media profiles. */
  social?: SocialLinks;
  /**
   * The profiles are invented, and anyone could register their names: a line replaces the links.
   * @default false
   */
  isSocialSample?: boolean;
  /**
   * The state of the social links, which come from the server; the rest of the footer works in any
   * state.
   * @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error';
  /** `<LanguageSwitcher variant="chips" …/>`. */
  languageSwitcher?: ReactNode;
  /** `<SaveDataSwitch …/>`, below the languages. */
  saveData?: ReactNode;
  /**
   * `<VisitWeight …/>`, once it is known. It is last, so that nothing moves when it appears.
   */
  weight?: ReactNode;
  /** Offers to install the site, after the languages: a `Button`, or a sentence on how. */
  installOffer?: ReactNode;
  /** The copyright year: passed, because a prerendered page must not read the clock. */
  copyrightYear: number | string;
  /** Privacy, terms, cookies: beside the copyright line. */
  legalLinks?: FooterGroup['links'];
}

/**
 * The footer of every page: a night over the forest, and below it a description of the foundation,
 * links and contact details.
 *
 * Slots: `site-footer`, `site-footer-group`, `site-footer-contact`, `site-footer-social`,
 * `site-footer-mission`, `site-footer-copyright`, `site-footer-picture`, `site-footer-legal`.
 *
 * @example
 * <SiteFooter
 *   name="Nzete Foundation"
 *   backgroundImage={settings.background_image_url}
 *   mission={mission}
 *   copyrightYear={2025}
 *   groups={[{ links: explore }]}
 *   contact={contact}
 *   social={links}
 *   legalLinks={legal}
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
  isSocialSample = false,
  status = 'ready',
  languageSwitcher,
  saveData,
  weight,
  installOffer,
  copyrightYear,
  legalLinks = [],
  className,
  ...props
}: SiteFooterProps) {
  return (
    <footer data-slot="site-footer" className={cx('nz:ground-cloth nz:bg-sunk', className)} {...props}>
      {backgroundImage ? <FooterPicture src={backgroundImage} /> : null}
      <div className="nz:wrap">
        <div className="nz:grid nz:gap-x-gap nz:gap-y-10 nz:pt-8 nz:pb-12 nz:lg:grid-cols-[4fr_6fr]">
          <div className="nz:grid nz:content-start nz:gap-6">
            <Brand name={name} href={homeHref} logo={logo} className="nz:justify-self-start" />
            {mission ? (
              <p data-slot="site-footer-mission" className="nz:max-w-[36ch] nz:text-text-2">
                {mission}
              </p>
            ) : null}
            {newsletter}
            <FooterSocial links={social} isSample={isSocialSample} status={status} />
          </div>
          <div className="nz:grid nz:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] nz:content-start nz:gap-x-gap nz:gap-y-8">
            <FooterGroups groups={groups} />
            {contact ? <FooterContacts {...contact} /> : null}
          </div>
        </div>
        {languageSwitcher || installOffer ? (
          <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-6 nz:gap-y-3 nz:pb-6">
            {languageSwitcher}
            {installOffer}
          </div>
        ) : null}
        {saveData ? <div className="nz:pb-6 nz:print:hidden">{saveData}</div> : null}
        <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-6 nz:gap-y-1 nz:border-t-[1.5px] nz:border-line nz:pt-4 nz:pb-6 nz:text-sm nz:text-text-muted">
          <p data-slot="site-footer-copyright" className="nz:py-2">
            <FormattedMessage {...siteFooterMessages.copyright} values={{ year: String(copyrightYear), name }} />
          </p>
          <LegalLinks links={legalLinks} />
        </div>
        {weight ? <div className="nz:-mt-2 nz:pb-6 nz:print:hidden">{weight}</div> : null}
      </div>
    </footer>
  );
}

/** The night scene, and the trees that blend it into the ground below. */
function FooterPicture({ src }: { src: string }) {
  return (
    <div data-slot="site-footer-picture" className="nz:relative nz:print:hidden">
      <Picture
        src={src}
        alt=""
        isCut={false}
        className="nz:h-[clamp(13.75rem,32vw,26.25rem)]"
        imageClassName="nz:object-[50%_22%]"
      />
      <div aria-hidden="true" className="nz:scenery-treeline nz:absolute nz:inset-x-0 nz:-bottom-px nz:h-17.5" />
    </div>
  );
}

function LegalLinks({ links }: Pick<FooterGroup, 'links'>) {
  if (links.length === 0) return null;
  return (
    <ul data-slot="site-footer-legal" className="nz:flex nz:flex-wrap nz:gap-x-6">
      {links.map(({ href, label }) => (
        <li className="nz:bare" key={href}>
          <Link variant="plain" href={href} className="nz:inline-flex nz:min-h-10 nz:items-center">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
