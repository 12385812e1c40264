import { useOnce } from '@nzete/api-client';
import { useSubscribeToNewsletterMutation } from '@nzete/api-client/newsletter';
import { NewsletterSignup } from '@nzete/ui/NewsletterSignup';
import { SiteFooter, type SiteFooterProps } from '@nzete/ui/SiteFooter';

type FooterProps = Pick<
  SiteFooterProps,
  'name' | 'logo' | 'mission' | 'groups' | 'contact' | 'social' | 'legalLinks' | 'copyrightYear' | 'backgroundImage'
>;

/** The end of every page: links, contact, and the newsletter in one line. */
export function Footer(props: FooterProps) {
  const [trigger] = useSubscribeToNewsletterMutation();
  const subscribe = useOnce(trigger);
  return (
    <SiteFooter
      {...props}
      newsletter={
        <NewsletterSignup
          onSubmit={async (email) => {
            const { error } = await subscribe({ newsletterSubscriptionInput: { email } });
            return error ? { ok: false, reason: 'other' } : { ok: true };
          }}
        />
      }
    />
  );
}
