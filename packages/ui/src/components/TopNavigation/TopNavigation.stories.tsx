import borehole from 'scene:borehole-rings';
import dawn from 'scene:canopy-dawn';
import classroom from 'scene:classroom';
import strata from 'scene:mineral-strata';
import okapi from 'scene:okapi-understory';
import seedlings from 'scene:seedling-rows';
import solar from 'scene:village-solar';
import station from 'scene:weather-station';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type Language, useFormat } from '../../format/index.ts';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import type { NavigationArea, NavigationLink } from './navigation.ts';
import { TopNavigation, type TopNavigationProps } from './TopNavigation.tsx';

type Words = Record<Language, string>;
const area = (sign: NavigationArea['sign'], href: string, src: string, label: Words, description: Words) => ({
  sign,
  href,
  image: { src },
  label,
  description,
});

/** Sample content, as a server gives it. */
const sampleAreas = [
  area(
    'climate',
    '/climate-mitigation',
    seedlings,
    {
      en: 'Climate and reforestation',
      fr: 'Climat et reboisement',
      ln: 'Klima mpe kolona banzete',
      sw: 'Tabianchi na upandaji miti',
    },
    {
      en: 'Nurseries run by villages',
      fr: 'Des pépinières tenues par les villages',
      ln: 'Banzete ya mike oyo bamboka ebokolaka',
      sw: 'Vitalu vinavyoendeshwa na vijiji',
    },
  ),
  area(
    'water',
    '/clean-water',
    borehole,
    { en: 'Clean water', fr: 'Eau potable', ln: 'Mai ya peto', sw: 'Maji safi' },
    { en: 'Boreholes', fr: 'Des forages', ln: 'Mabulu ya mai', sw: 'Visima' },
  ),
  area(
    'wildlife',
    '/wildlife',
    okapi,
    {
      en: 'Wildlife and biodiversity',
      fr: 'Faune et biodiversité',
      ln: 'Banyama mpe bomoi ya zamba',
      sw: 'Wanyama na bioanuwai',
    },
    {
      en: 'Forest paths mapped with trackers who know every crossing',
      fr: 'Les pistes de la forêt, relevées avec les pisteurs qui en connaissent chaque passage',
      ln: 'Banzela ya zamba oyo tokomi elongo na bato oyo bayebi yango',
      sw: 'Njia za msituni zilizochorwa na wafuatiliaji wanaozijua',
    },
  ),
  area(
    'community',
    '/community-empowerment',
    solar,
    {
      en: 'Community empowerment',
      fr: 'Autonomie des communautés',
      ln: 'Kolendisa bato ya mboka',
      sw: 'Kuwezesha jamii',
    },
    { en: 'Co-ops', fr: 'Des coopératives', ln: 'Masanga ya mosala', sw: 'Ushirika' },
  ),
  area(
    'digital',
    '/digital-literacy',
    classroom,
    { en: 'Digital literacy', fr: 'Culture numérique', ln: 'Boyebi ya ordinatere', sw: 'Ujuzi wa kidijitali' },
    {
      en: 'Laptops that work offline',
      fr: 'Des ordinateurs qui marchent sans réseau',
      ln: 'Baordinatere oyo esalaka ata réseau ezali te',
      sw: 'Kompyuta zinazofanya kazi bila mtandao',
    },
  ),
  area(
    'minerals',
    '/responsible-minerals',
    strata,
    {
      en: 'Responsible minerals',
      fr: 'Minerais responsables',
      ln: 'Mabanga ya ntalo na bosembo',
      sw: 'Madini kwa uwajibikaji',
    },
    {
      en: 'Cobalt and coltan traced from the pit by those who dig it',
      fr: 'Le cobalt et le coltan suivis depuis le puits par ceux qui le creusent',
      ln: 'Cobalt mpe coltan elandami kobanda na libulu na bato oyo batimolaka yango',
      sw: 'Kobalti na koltani zinazofuatiliwa na wachimbaji wenyewe',
    },
  ),
  area(
    'data',
    '/data',
    station,
    {
      en: 'Open climate data',
      fr: 'Données climatiques ouvertes',
      ln: 'Sango ya klima mpo na bato nyonso',
      sw: 'Data huria ya tabianchi',
    },
    {
      en: 'Readings from 26 provinces',
      fr: 'Les relevés des 26 provinces',
      ln: 'Mituya ya bituka 26',
      sw: 'Vipimo vya majimbo 26',
    },
  ),
];

const sampleLinks: { href: string; label: Words }[] = [
  { href: '/about', label: { en: 'About', fr: 'À propos', ln: 'Mpo na biso', sw: 'Kuhusu sisi' } },
  { href: '/impact', label: { en: 'Impact', fr: 'Impact', ln: 'Mbuma ya mosala', sw: 'Matokeo' } },
  {
    href: '/data-portal',
    label: { en: 'Climate data', fr: 'Données climatiques', ln: 'Sango ya klima', sw: 'Data ya tabianchi' },
  },
  { href: '/partners', label: { en: 'Partners', fr: 'Partenaires', ln: 'Baninga ya mosala', sw: 'Washirika' } },
];

const meta = {
  title: 'Components/TopNavigation',
  component: TopNavigation,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '34rem' } } },
  args: {
    name: 'Nzete Foundation',
    homeHref: '/',
    donateHref: '/donate',
    currentPath: '/partners',
    languageSwitcher: (look) => <SampleSwitcher look={look} />,
  },
  render: (args) => <SamplePage {...args} />,
} satisfies Meta<typeof TopNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

function SampleSwitcher({ look }: { look: 'menu' | 'chips' }) {
  const { language } = useFormat();
  return <LanguageSwitcher look={look} value={language} onChange={() => {}} />;
}

/** A page below the bar, and the sample entries in the language of the toolbar. */
function SamplePage(args: TopNavigationProps) {
  const { language } = useFormat();
  const areas: NavigationArea[] = sampleAreas.map((item) => ({
    ...item,
    label: item.label[language],
    description: item.description[language],
  }));
  const links: NavigationLink[] = sampleLinks.map(({ href, label }) => ({ href, label: label[language] }));
  return (
    <div className="min-h-[200vh]">
      <TopNavigation focusAreas={areas} links={links} {...args} />
      <main id="main">
        {args.isOverHero ? (
          <div
            className="scenery ground-cloth relative h-150 overflow-hidden bg-cover bg-center"
            style={{ backgroundImage: `url("${dawn}")` }}
          >
            <div className="scenery-overhang absolute inset-x-0 top-0 h-40 lg:h-60" />
          </div>
        ) : (
          <div className="wrap py-section">
            <h1 className="type-h1">Nzete</h1>
          </div>
        )}
      </main>
    </div>
  );
}

/** Pages without a picture at their head: the bar keeps its room. */
export const Solid: Story = {};

/** Clear over the picture until the page is scrolled by more than 20 px. */
export const OverHero: Story = { args: { isOverHero: true, currentPath: '/' } };

export const OverHeroScrolled: Story = {
  ...OverHero,
  play: async ({ canvasElement }) => {
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 120);
  },
};

const openFocusAreas: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Focus Areas|Domaines|Biteni|Maeneo/ }));
};

/** The picture is that of the area one points at; here of the first that has one. */
export const FocusAreasOpen: Story = { play: openFocusAreas };

/** Opened over a picture, the bar turns solid. */
export const FocusAreasOpenOverHero: Story = { ...OverHero, play: openFocusAreas };

export const WithoutPictures: Story = {
  args: { focusAreas: sampleAreas.map(({ sign, href, label }) => ({ sign, href, label: label.en })) },
  play: openFocusAreas,
};

/** A page inside a focus area: its list is marked as where one is. */
export const InsideAFocusArea: Story = {
  args: { currentPath: '/responsible-minerals/ethical-sourcing' },
  play: openFocusAreas,
};

const phone = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } } } },
  globals: { viewport: { value: 'phone' } },
} satisfies Story;

export const Phone: Story = { ...phone };

export const PhoneOverHero: Story = { ...phone, args: { isOverHero: true, currentPath: '/' } };

export const PhoneMenuOpen: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const sheet = within(canvas.getByRole('dialog', { name: 'Menu' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Focus Areas' }));
  },
};

/** Name, Donate and languages are there while the links are on their way; nothing moves when they come. */
export const Loading: Story = { args: { status: 'loading' } };

export const PhoneLoading: Story = { ...phone, args: { status: 'loading' } };

/** A short fixed list stands in, so that one can still go somewhere. */
export const Failed: Story = { args: { status: 'error' } };

export const FailedOverHero: Story = { args: { status: 'error', isOverHero: true, currentPath: '/' } };

export const PhoneFailed: Story = { ...phone, args: { status: 'error' } };

/** Another foundation's name and mark, and no focus areas. */
export const OtherBrand: Story = {
  args: {
    name: 'Mayele School',
    logo: <img src={strata} alt="" />,
    focusAreas: [],
    languageSwitcher: undefined,
  },
};

export const LongFrench: Story = { globals: { locale: 'fr' }, play: openFocusAreas };

export const Lingala: Story = { globals: { locale: 'ln' }, play: openFocusAreas };

export const Kiswahili: Story = { globals: { locale: 'sw' }, play: openFocusAreas };

export const Dark: Story = { globals: { theme: 'dark' }, play: openFocusAreas };
