import { draft, finished, sending, stopped } from './newsletterServer.ts';
import { type NewsletterMeta, type NewsletterStory, newsletterStory } from './newsletterStory.tsx';

export default { ...newsletterStory, title: 'Pages/Staff/Newsletter' } satisfies NewsletterMeta;

const path = '/newsletter/i1';

export const Issues: NewsletterStory = {};

export const NoMail: NewsletterStory = { args: { server: { subscribers: { is_mail_set_up: false } } } };

export const Draft: NewsletterStory = { args: { path } };

export const DraftInFrench: NewsletterStory = { ...Draft, globals: { locale: 'fr' } };

export const DraftDark: NewsletterStory = { ...Draft, globals: { theme: 'dark' } };

export const DraftOnPhone: NewsletterStory = { ...Draft, globals: { viewport: { value: 'mobile1' } } };

export const Pictures: NewsletterStory = {
  args: {
    path,
    server: {
      issue: {
        ...draft,
        body: {
          ...draft.body,
          blocks: [
            {
              type: 'story',
              title: draft.subject,
              text: draft.subject,
              link: 'https://nzete.example/',
              picture: { picture: 'photo:nursery', alt: draft.subject },
            },
            { type: 'picture', picture: '', alt: draft.subject },
          ],
        },
      },
    },
  },
};

export const Reader: NewsletterStory = { args: { path, server: { role: 'reader' } } };

export const Sending: NewsletterStory = { args: { path, server: { issue: sending } } };

export const Stopped: NewsletterStory = { args: { path, server: { issue: stopped } } };

export const Sent: NewsletterStory = { args: { path, server: { issue: finished } }, globals: { locale: 'fr' } };

export const Subscribers: NewsletterStory = { args: { path: '/newsletter/subscribers' } };

export const SubscribersOnPhone: NewsletterStory = {
  ...Subscribers,
  globals: { locale: 'fr', viewport: { value: 'mobile1' } },
};
