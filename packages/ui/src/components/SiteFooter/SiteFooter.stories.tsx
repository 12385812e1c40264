import strata from 'scene:mineral-strata';
import night from 'scene:night-sky';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type Language, useFormat } from '../../format/index.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { NewsletterSignup } from '../NewsletterSignup/NewsletterSignup.tsx';
import { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';

const meta = {
  title: 'Components/SiteFooter',
  component: SiteFooter,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link', 'text'],
      do: ['Show it once, at the end of every page.'],
      dont: ['Do not show links that are missing in the menu.'],
    },
    layout: 'fullscreen',
  },
  args: {
    name: 'Nzete Foundation',
    backgroundImage: night,
    copyrightYear: 2025,
    newsletter: <NewsletterSignup onSubmit={fn(async () => ({ ok: true as const }))} />,
    social: {
      instagram: 'https://www.instagram.com/nzete.example',
      facebook: 'https://www.facebook.com/nzete.example',
      twitter: 'https://x.com/nzete_example',
      tiktok: 'https://www.tiktok.com/@nzete.example',
    },
  },
  render: (args) => <Localised {...args} />,
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sample labels of a site, in the order of the URLs below. */
const words: Record<
  Language,
  { mission: string; explore: string[]; takePart: string[]; legal: string[]; address: string }
> = {
  en: {
    mission:
      'Nzete means tree in Lingala. A youth-led foundation in the Democratic Republic of Congo that plants trees, brings water, teaches and publishes what it measures.',
    explore: ['About', 'Team', 'Impact', 'Photo gallery', 'Monthly impact reports', 'Help'],
    takePart: ['Take part', 'Volunteer opportunities', 'Partner collaboration updates', 'Donate', 'Feedback'],
    legal: ['Privacy policy', 'Terms of service', 'Cookie policy'],
    address: 'Nsele, Kinshasa, Democratic Republic of the Congo',
  },
  fr: {
    mission:
      'Nzete veut dire arbre en lingala. Une fondation menée par des jeunes en République démocratique du Congo, qui plante des arbres, apporte l’eau, donne des cours et publie ses chiffres.',
    explore: ['À propos', 'Équipe', 'Impact', 'Galerie de photos', 'Rapports d’impact mensuels', 'Aide'],
    takePart: [
      'Participer',
      'Possibilités de bénévolat',
      'Nouvelles de la collaboration avec les partenaires',
      'Faire un don',
      'Donner votre avis',
    ],
    legal: ['Politique de confidentialité', 'Conditions d’utilisation', 'Politique relative aux témoins'],
    address: 'Nsele, Kinshasa, République démocratique du Congo',
  },
  ln: {
    mission:
      'Fondation ya bilenge na Republiki ya Kongo Demokratiki: elonaka banzete, ememaka mai, eteyaka mpe eyebisaka mituya ya mosala na yango.',
    explore: ['Biso banani', 'Ekipe', 'Mbuma ya mosala', 'Bafoto', 'Barapport ya sanza na sanza', 'Lisungi'],
    takePart: [
      'Sangana na biso',
      'Misala ya bavolontaire',
      'Basango ya bapartenaire',
      'Pesa likabo',
      'Pesa likanisi na yo',
    ],
    legal: ['Kobatela basango na yo', 'Mibeko ya kosalela', 'Mibeko ya bakuki'],
    address: 'Nsele, Kinshasa, Republiki ya Kongo Demokratiki',
  },
  sw: {
    mission:
      'Nzete maana yake ni mti kwa Kilingala. Taasisi inayoongozwa na vijana katika Jamhuri ya Kidemokrasia ya Kongo: inapanda miti, inaleta maji, inafundisha na kuchapisha inachopima.',
    explore: ['Kuhusu sisi', 'Timu', 'Matokeo', 'Picha', 'Ripoti za matokeo za kila mwezi', 'Msaada'],
    takePart: ['Shiriki', 'Nafasi za kujitolea', 'Habari za ushirikiano', 'Changia', 'Toa maoni'],
    legal: ['Sera ya faragha', 'Masharti ya matumizi', 'Sera ya vidakuzi'],
    address: 'Nsele, Kinshasa, Jamhuri ya Kidemokrasia ya Kongo',
  },
};

const addresses = {
  explore: ['/about', '/team', '/impact', '/gallery', '/reports', '/help'],
  takePart: ['/volunteers', '/partnerships', '/donate', '/send-feedback'],
  legal: ['/privacy-policy', '/terms-of-service', '/cookie-policy'],
};

const zip = (hrefs: string[], labels: string[]) => hrefs.map((href, index) => ({ href, label: labels[index] ?? '' }));

function Localised(args: SiteFooterProps) {
  const { language } = useFormat();
  const { mission, explore, takePart, legal, address } = words[language];
  const [title, ...ways] = takePart;
  return (
    <SiteFooter
      mission={mission}
      groups={[{ links: zip(addresses.explore, explore) }, { title, links: zip(addresses.takePart, ways) }]}
      contact={{ phones: ['+243 000 000 001', '+243 000 000 002'], email: 'hello@nzete.example', address }}
      legalLinks={zip(addresses.legal, legal)}
      languageSwitcher={<LanguageSwitcher variant="chips" value={language} onChange={() => {}} />}
      {...args}
    />
  );
}

export const Default: Story = {};

export const Loading: Story = { args: { status: 'loading' } };

/** Only the social links are missing. */
export const Failed: Story = { args: { status: 'error' } };

/** The profiles are invented. */
export const Samples: Story = { args: { isSocialSample: true } };

/** Another foundation: its own name and logo, no picture, nothing optional. */
export const Bare: Story = {
  args: {
    name: 'Mayele School',
    logo: <img src={strata} alt="" />,
    backgroundImage: undefined,
    newsletter: undefined,
    social: undefined,
    contact: undefined,
    languageSwitcher: undefined,
    mission: undefined,
  },
};

/** A browser that can install the site; on an iPhone the sentence says how. */
export const WithInstallOffer: Story = {
  args: { installOffer: <Button variant="line">Put this site on your home screen</Button> },
};

export const LongFrench: Story = { globals: { locale: 'fr' } };

export const Lingala: Story = { globals: { locale: 'ln' } };

export const Kiswahili: Story = { globals: { locale: 'sw' } };

export const Dark: Story = { globals: { theme: 'dark' } };
