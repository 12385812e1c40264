import borehole from 'scene:borehole-rings';
import dawn from 'scene:canopy-dawn';
import classroom from 'scene:classroom';
import strata from 'scene:mineral-strata';
import okapi from 'scene:okapi-understory';
import seedlings from 'scene:seedling-rows';
import solar from 'scene:village-solar';
import station from 'scene:weather-station';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Language, useFormat } from '../../format/index.ts';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import type { NavigationArea } from './navigation.ts';
import { TopNavigation, type TopNavigationProps } from './TopNavigation.tsx';

const sampleAreas = [
  { sign: 'climate', href: '/climate-mitigation', image: { src: seedlings } },
  { sign: 'water', href: '/clean-water', image: { src: borehole } },
  { sign: 'wildlife', href: '/wildlife', image: { src: okapi } },
  { sign: 'community', href: '/community-empowerment', image: { src: solar } },
  { sign: 'digital', href: '/digital-literacy', image: { src: classroom } },
  { sign: 'minerals', href: '/responsible-minerals', image: { src: strata } },
  { sign: 'data', href: '/data', image: { src: station } },
] satisfies Omit<NavigationArea, 'label'>[];

interface Words extends Record<(typeof sampleAreas)[number]['sign'], [label: string, description: string]> {
  links: Record<'about' | 'impact' | 'data-portal' | 'partners', string>;
}

const words: Record<Language, Words> = {
  en: {
    climate: ['Climate and reforestation', 'Nurseries run by villages'],
    water: ['Clean water', 'Boreholes'],
    wildlife: ['Wildlife', 'Forest paths mapped with trackers who know every crossing'],
    community: ['Community empowerment', 'Co-ops'],
    digital: ['Digital literacy', 'Laptops that work offline'],
    minerals: ['Responsible minerals', 'Cobalt and coltan traced from the pit by those who dig it'],
    data: ['Free climate data', 'Readings from 26 provinces'],
    links: { about: 'About', impact: 'Impact', 'data-portal': 'Climate data', partners: 'Partners' },
  },
  fr: {
    climate: ['Climat et reboisement', 'Des pépinières tenues par les villages'],
    water: ['Eau potable', 'Des forages'],
    wildlife: ['Faune sauvage', 'Les pistes de la forêt, relevées avec les pisteurs qui en connaissent chaque passage'],
    community: ['Autonomie des communautés', 'Des coopératives'],
    digital: ['Culture numérique', 'Des ordinateurs qui marchent sans réseau'],
    minerals: ['Minerais responsables', 'Le cobalt et le coltan suivis depuis le puits par ceux qui le creusent'],
    data: ['Données climatiques gratuites', 'Les relevés des 26 provinces'],
    links: { about: 'À propos', impact: 'Impact', 'data-portal': 'Données climatiques', partners: 'Partenaires' },
  },
  ln: {
    climate: ['Climat mpe kolona zamba', 'Banzete ya mike oyo bamboka ebokolaka'],
    water: ['Mai ya peto', 'Baforage'],
    wildlife: ['Banyama ya zamba', 'Banzela ya zamba oyo tokomi elongo na bato oyo bayebi yango'],
    community: ['Kolendisa bato ya mboka', 'Masanga ya mosala'],
    digital: ['Boyebi ya ordinatere', 'Baordinatere oyo esalaka ata rezo ezali te'],
    minerals: [
      'Mabanga ya motuya na bosembo',
      'Cobalt mpe coltan elandami kobanda na libulu na bato oyo batimolaka yango',
    ],
    data: ['Mituya ya climat ya ofele', 'Mituya ya bituka 26'],
    links: {
      about: 'Biso banani',
      impact: 'Mbuma ya mosala',
      'data-portal': 'Mituya ya climat',
      partners: 'Bapartenaire',
    },
  },
  sw: {
    climate: ['Tabianchi na kurudisha misitu', 'Vitalu vinavyoendeshwa na vijiji'],
    water: ['Maji safi', 'Visima'],
    wildlife: ['Wanyamapori', 'Njia za msituni zilizochorwa na wafuatiliaji wanaozijua'],
    community: ['Kuwezesha jamii', 'Ushirika'],
    digital: ['Ujuzi wa kidijitali', 'Kompyuta zinazofanya kazi bila mtandao'],
    minerals: ['Madini yenye uwajibikaji', 'Kobalti na koltani zinazofuatiliwa na wachimbaji wenyewe'],
    data: ['Data za tabianchi bila malipo', 'Vipimo vya majimbo 26'],
    links: { about: 'Kuhusu sisi', impact: 'Matokeo', 'data-portal': 'Data za tabianchi', partners: 'Washirika' },
  },
};

/** Localised sample content, like that of a server. */
function contentIn(language: Language) {
  const { links, ...areas } = words[language];
  return {
    focusAreas: sampleAreas.map((area) => {
      const [label, description] = areas[area.sign];
      return { ...area, label, description };
    }),
    links: Object.entries(links).map(([name, label]) => ({ href: `/${name}`, label })),
  };
}

const meta = {
  title: 'Components/TopNavigation',
  component: TopNavigation,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['navigation', 'link'],
      do: ['Show it once, at the top of every page.'],
      dont: ['Do not show more items than fit in French at 1280 px.'],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '34rem' } },
  },
  args: {
    name: 'Nzete Foundation',
    homeHref: '/',
    donateHref: '/donate',
    searchHref: '/search',
    currentPath: '/partners',
  },
  render: (args) => <SamplePage {...args} />,
} satisfies Meta<typeof TopNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page below the header, and sample items in the language of the toolbar. */
function SamplePage(args: TopNavigationProps) {
  const { language } = useFormat();
  return (
    <div className="nz:min-h-[200vh]">
      <TopNavigation
        {...contentIn(language)}
        languageSwitcher={(variant) => <LanguageSwitcher variant={variant} value={language} onChange={() => {}} />}
        {...args}
      />
      <main id="main">
        {args.isOverHero ? (
          <div
            className="nz:ground-cloth nz:relative nz:h-150 nz:overflow-hidden nz:bg-cover nz:bg-center"
            style={{ backgroundImage: `url("${dawn}")` }}
          >
            <div className="nz:scenery-overhang nz:absolute nz:inset-x-0 nz:top-0 nz:h-40 nz:lg:h-60" />
          </div>
        ) : (
          <div className="nz:wrap nz:py-section">
            <h1 className="nz:type-h1">Nzete</h1>
          </div>
        )}
      </main>
    </div>
  );
}

/** For pages without a picture at the top: the header reserves its space. */
export const Solid: Story = {};

/** Transparent over the picture until the page is scrolled by more than 20 px. */
export const OverHero: Story = {
  args: { isOverHero: true, currentPath: '/' },
  // axe compares fixed elements with the page only, never with the content scrolling below. The
  // text is on the canopy, whose contrast is checked for every brand (`src/contrast/pairs.ts`).
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: '*:not([data-clear] *)' }] } } },
};

export const OverHeroScrolled: Story = {
  ...OverHero,
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 120);
    await waitFor(() => expect(canvasElement.querySelector('[data-clear]')).toBeNull());
  },
};

const openFocusAreas: Story['play'] = async ({ canvas }) => {
  // The first button of the header, in any language.
  await userEvent.click(canvas.getAllByRole('button', { expanded: false })[0] as HTMLElement);
};

/** The picture is that of the hovered area; here of the first that has one. */
export const FocusAreasOpen: Story = { play: openFocusAreas };

/** When a list opens over a picture, the header turns solid. */
export const FocusAreasOpenOverHero: Story = { ...OverHero, play: openFocusAreas };

export const WithoutPictures: Story = {
  args: { focusAreas: contentIn('en').focusAreas.map(({ sign, href, label }) => ({ sign, href, label })) },
  play: openFocusAreas,
};

/** A page inside a focus area: its list is marked as current. */
export const InsideAFocusArea: Story = {
  args: { currentPath: '/responsible-minerals/ethical-sourcing' },
  play: openFocusAreas,
};

const phone = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } } } },
  globals: { viewport: { value: 'phone' } },
} satisfies Story;

export const Phone: Story = { ...phone };

export const PhoneOverHero: Story = {
  ...OverHero,
  ...phone,
  parameters: { ...OverHero.parameters, ...phone.parameters },
};

export const PhoneMenuOpen: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const [opener] = canvas.getAllByRole('button').filter((button) => button.ariaHasPopup === 'dialog');
    if (opener) await userEvent.click(opener);
    const sheet = within(await canvas.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { expanded: false }));
  },
};

/** Name, Donate and languages show while the links load; nothing moves when they arrive. */
export const Loading: Story = { args: { status: 'loading' } };

export const PhoneLoading: Story = { ...phone, args: { status: 'loading' } };

/** A short fixed list replaces it, so that navigation still works. */
export const Failed: Story = { args: { status: 'error' } };

export const FailedOverHero: Story = { ...OverHero, args: { ...OverHero.args, status: 'error' } };

export const PhoneFailed: Story = { ...phone, args: { status: 'error' } };

/** Another foundation's name and logo, and no focus areas. */
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
