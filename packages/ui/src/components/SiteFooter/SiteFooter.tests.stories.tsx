import night from 'scene:night-sky';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { largeText } from '../../../../../.storybook/largeText.ts';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { NewsletterSignup } from '../NewsletterSignup/NewsletterSignup.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const subscribe = fn(async () => ({ ok: true as const }));
const choose = fn();

const meta = {
  title: 'Components/SiteFooter/Tests',
  component: SiteFooter,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Nzete Foundation',
    backgroundImage: night,
    mission: 'Nzete means tree.',
    copyrightYear: 2025,
    groups: [
      {
        links: [
          { href: '/about', label: 'About' },
          { href: '/help', label: 'Help' },
        ],
      },
      { title: 'Take part', links: [{ href: '/send-feedback', label: 'Feedback' }] },
    ],
    contact: {
      phones: ['+243 000 000 001', '+243 000 000 002'],
      email: 'hello@nzete.example',
      address: 'Nsele, Kinshasa',
    },
    social: {
      instagram: 'https://www.instagram.com/nzete.example',
      facebook: 'https://www.facebook.com/nzete.example',
      twitter: 'https://x.com/nzete_example',
      tiktok: 'https://www.tiktok.com/@nzete.example',
    },
    legalLinks: [
      { href: '/privacy-policy', label: 'Privacy policy' },
      { href: '/terms-of-service', label: 'Terms of service' },
      { href: '/cookie-policy', label: 'Cookie policy' },
    ],
    newsletter: <NewsletterSignup onSubmit={subscribe} />,
    languageSwitcher: <LanguageSwitcher variant="chips" value="en" onChange={choose} />,
  },
  beforeEach: () => {
    subscribe.mockClear();
    choose.mockClear();
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const hrefOf = (canvas: Canvas, name: string) => canvas.getByRole('link', { name }).getAttribute('href');

export const ShowsNameAndPlace: Story = {
  name: '[FOOT-01] picture, logo and name, mission sentence, headings Explore and Contact',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', night));
    await expect(hrefOf(canvas, 'Nzete Foundation')).toBe('/');
    await expect(canvas.getByText('Nzete means tree.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Explore' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Take part' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Contact' })).toBeVisible();
  },
};

export const NewsletterBox: Story = {
  name: '[FOOT-02] "Subscribe for Updates" sends the address, by keyboard',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Subscribe for Updates' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'mado@nzete.example{Enter}');
    await expect(subscribe).toHaveBeenCalledWith('mado@nzete.example');
    await expect(await canvas.findByText('Subscription Successful!')).toBeVisible();
  },
};

export const SocialLinks: Story = {
  name: '[FOOT-03] links to Instagram, Facebook, X and TikTok',
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Social media' }));
    await expect(hrefOf(list, 'Instagram')).toBe(args.social?.instagram);
    await expect(hrefOf(list, 'Facebook')).toBe(args.social?.facebook);
    await expect(hrefOf(list, 'X (Twitter)')).toBe(args.social?.twitter);
    await expect(hrefOf(list, 'TikTok')).toBe(args.social?.tiktok);
  },
};

export const OnlyKnownSocialLinks: Story = {
  name: '[FOOT-03] a network without a URL is omitted',
  args: { social: { tiktok: 'https://www.tiktok.com/@nzete.example' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Social media' })).getAllByRole('link')).toHaveLength(1);
  },
};

export const SampleProfiles: Story = {
  name: '[FOOT-03] profiles that are samples are not linked: a line says that none is published',
  args: { isSocialSample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Our profiles on social networks are not published yet.')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Social media' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Instagram' })).toBeNull();
  },
};

export const SocialFailed: Story = {
  name: '[FOOT-03] shows "Error loading footer settings." in an alert; the rest of the footer still works',
  args: { status: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading footer settings.');
    await expect(canvas.queryByRole('link', { name: 'Instagram' })).not.toBeInTheDocument();
    await expect(hrefOf(canvas, 'About')).toBe('/about');
  },
};

export const SocialLoading: Story = {
  name: '[FOOT-03] a status announces that the social links are loading',
  args: { status: 'loading', newsletter: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading footer settings...');
  },
};

export const ContactAndCopyright: Story = {
  name: '[FOOT-04] shows two telephone links, e-mail, address, and the copyright of the given year',
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, '+243 000 000 001')).toBe('tel:+243000000001');
    await expect(hrefOf(canvas, '+243 000 000 002')).toBe('tel:+243000000002');
    await expect(hrefOf(canvas, 'hello@nzete.example')).toBe('mailto:hello@nzete.example');
    await expect(canvas.getByText('Nsele, Kinshasa')).toBeVisible();
    await expect(canvas.getByText('© 2025 Nzete Foundation. All rights reserved.')).toBeVisible();
  },
};

export const InstallOffer: Story = {
  name: '[OFF-12] an offer to install the site follows the languages',
  args: { installOffer: <button type="button">Install</button> },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'Kiswahili' });
    const offer = canvas.getByRole('button', { name: 'Install' });
    await expect(last.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const OtherYear: Story = {
  name: '[FOOT-04] another year, as on Our Story',
  args: { copyrightYear: 2024 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^© 2024 /)).toBeVisible();
  },
};

export const GivenLinks: Story = {
  name: '[FOOT-05] shows the links of the site, and the legal ones beside the copyright',
  play: async ({ canvas }) => {
    const hrefs = ['About', 'Help', 'Feedback', 'Privacy policy', 'Terms of service', 'Cookie policy'].map((name) =>
      hrefOf(canvas, name),
    );
    await expect(hrefs).toEqual([
      '/about',
      '/help',
      '/send-feedback',
      '/privacy-policy',
      '/terms-of-service',
      '/cookie-policy',
    ]);
  },
};

const phone = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } } } },
  globals: { viewport: { value: 'phone' }, locale: 'fr' },
} satisfies Story;

export const PhoneFrench: Story = {
  ...phone,
  name: '[FOOT-04] [LANG-06] on a phone the languages start at the margin, and the address has the full width',
  args: {
    languageSwitcher: <LanguageSwitcher variant="chips" value="fr" onChange={choose} />,
    contact: { address: 'Nsele, Kinshasa, République démocratique du Congo' },
  },
  play: async ({ canvas }) => {
    const text = (element: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const margin = text(canvas.getByText(/^© 2025 /)).left;
    await expect(text(canvas.getByRole('button', { name: 'English' })).left).toBe(margin);
    const address = canvas.getByText(/^Nsele/);
    await expect(address.closest('address')?.getBoundingClientRect().width).toBe(innerWidth - 2 * margin);
  },
};

export const LargeText: Story = {
  ...phone,
  name: '[FOOT-02] with double text size at 360 px, field and button stay inside the box',
  beforeEach: largeText,
  play: async ({ canvas, canvasElement }) => {
    const right = (element: Element | null) => element?.getBoundingClientRect().right ?? Number.NaN;
    const box = right(canvasElement.querySelector('[data-slot="newsletter-signup"]'));
    await expect(right(canvas.getByRole('textbox'))).toBeLessThan(box);
    await expect(right(canvas.getByRole('button', { name: 'S’abonner' }))).toBeLessThan(box);
  },
};

export const LanguagesByPointer: Story = {
  name: '[LANG-06] a switcher is in the footer',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lingala' }));
    await expect(choose).toHaveBeenCalledWith('ln');
  },
};
