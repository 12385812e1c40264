import village from 'scene:village-solar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import { LinkButton } from '../../packages/ui/src/primitives/LinkButton/LinkButton.tsx';
import { Logo } from '../../packages/ui/src/primitives/Logo/Logo.tsx';
import { Picture } from '../../packages/ui/src/primitives/Picture/Picture.tsx';

/** The URL of a page of this Storybook, for its iframe. */
const docs = (id: string) => `./?path=/docs/${id}--docs`;

const install = 'npm install @nzete/ui react@19 react-dom@19 react-intl@12';

const use = `import '@nzete/ui/styles.css';
import { Button } from '@nzete/ui/Button';
import fr from '@nzete/ui/locales/fr.json';
import { IntlProvider } from 'react-intl';

<IntlProvider locale="fr-CD" messages={fr}>
  <Button variant="give">Faire un don</Button>
</IntlProvider>`;

/** seeds.json */
const brand = `{
  "ink": "#1d1426",
  "ground": "#f7f6fa",
  "primary": "#4d2a78",
  "accent": "#7cc4f4",
  "danger": "#a3122c"
}`;

const places = [
  {
    title: 'Foundations',
    description: 'Voice, colour, grounds, type, space and shape, patterns, motion.',
    links: [
      ['foundations-voice', 'Voice'],
      ['foundations-colour', 'Colour'],
      ['foundations-motion', 'Motion'],
    ],
  },
  {
    title: 'Primitives',
    description: 'Generic building blocks by purpose: actions, navigation, forms, feedback, content.',
    links: [
      ['primitives-actions-button', 'Button'],
      ['primitives-forms-textfield', 'TextField'],
      ['primitives-feedback-dialog', 'Dialog'],
    ],
  },
  {
    title: 'Components',
    description: 'The components of a foundation’s website, built from primitives.',
    links: [
      ['components-hero', 'Hero'],
      ['components-impactcard', 'ImpactCard'],
      ['components-topnavigation', 'TopNavigation'],
    ],
  },
] as const;

const toolbar = [
  ['Language', 'The components’ own texts, numbers and dates. Sample content is not translated.'],
  ['Theme, brand', 'Light and dark; our brand, and a second one set by one block of variables.'],
  ['Direction', 'Left to right, right to left.'],
  ['Text size', 'Twice the text size, for people with low vision.'],
  ['Motion', 'As with reduced motion in the system’s settings.'],
  [
    'Forced colours',
    'Only the browser can set them: in Chromium open the developer tools, Rendering, “Emulate CSS media feature forced-colors”.',
  ],
];

function Code({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
    <pre tabIndex={0} className="nz:overflow-x-auto nz:bg-surface nz:p-4 nz:font-mono nz:text-sm nz:focus-ring-inset">
      <code>{children}</code>
    </pre>
  );
}

function Chapter({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <section className="nz:grid nz:gap-4 nz:border-t-[1.5px] nz:border-line-strong nz:pt-6 nz:lg:grid-cols-[4fr_7fr] nz:lg:gap-gap">
      <div className="nz:grid nz:content-start nz:gap-3">
        <h2 className="nz:type-h3">{title}</h2>
        <p className="nz:max-w-measure nz:text-text-2">{text}</p>
      </div>
      <div className="nz:grid nz:min-w-0 nz:gap-3">{children}</div>
    </section>
  );
}

function Page() {
  return (
    <div className="nz:grid nz:grid-cols-1 nz:text-text">
      <header className="nz:ground-cloth">
        <div className="nz:wrap nz:grid nz:gap-gap nz:py-12 nz:lg:grid-cols-[7fr_5fr] nz:lg:items-center nz:lg:py-16">
          <div className="nz:grid nz:justify-items-start nz:gap-6">
            <Logo className="nz:h-16" />
            <h1 className="nz:type-h1">Nzete design system</h1>
            <p className="nz:max-w-measure nz:type-lead nz:text-text-2">
              React components for the website of a foundation: accessible (WCAG 2.2 AA), with light and dark themes, in
              English, French, Lingala and Kiswahili, and small enough for a phone on a slow network.
            </p>
            <LinkButton href={docs('primitives-actions-button')} target="_parent">
              See the components
            </LinkButton>
          </div>
          <Picture
            src={village}
            alt="Illustration: a village in the evening light, with solar panels on the roofs"
            loading="eager"
            className="nz:aspect-3/2 nz:cut-lg"
          />
        </div>
      </header>
      <div className="nz:wrap nz:grid nz:w-full nz:grid-cols-1 nz:gap-12 nz:py-12">
        <Chapter
          title="Install"
          text="One stylesheet, and one import per component. The stylesheet does not change your own elements. With Tailwind 4 use styles.layer.css, so that the classes you pass take precedence."
        >
          <Code>{install}</Code>
          <Code>{use}</Code>
        </Chapter>
        <Chapter
          title="Brand"
          text={
            <>
              Five colours make a whole brand, light and dark:{' '}
              <code className="nz:font-mono nz:text-sm">npx nzete-brand seeds.json &gt; brand.css</code>. Your logo goes
              to NzeteProvider.
            </>
          }
        >
          <Code>{brand}</Code>
          <p className="nz:flex nz:flex-wrap nz:gap-x-6 nz:gap-y-2">
            <Link href="./?path=/story/foundations-theme--seeds" target="_parent">
              Try colours of yours
            </Link>
            <Link href="./?path=/story/foundations-brand--light" target="_parent">
              See a page in a second brand
            </Link>
          </p>
        </Chapter>
        <Chapter
          title="Contents"
          text="The page of each component has its import line, dos and don’ts, props, keyboard support, slots and states."
        >
          <ul className="nz:grid nz:gap-gap nz:sm:grid-cols-3">
            {places.map(({ title, description, links }) => (
              <li key={title} className="nz:grid nz:content-start nz:gap-2">
                <h3 className="nz:type-h4">{title}</h3>
                <p className="nz:text-sm nz:text-text-2">{description}</p>
                <ul>
                  {links.map(([id, name]) => (
                    <li key={id}>
                      <Link href={docs(id)} target="_parent">
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Chapter>
        <Chapter title="The toolbar" text="Shows every story and page as different users see it.">
          <dl className="nz:grid nz:gap-3">
            {toolbar.map(([name, text]) => (
              <div key={name} className="nz:grid nz:gap-1 nz:sm:grid-cols-[9rem_1fr]">
                <dt className="nz:font-semibold">{name}</dt>
                <dd className="nz:text-text-2">{text}</dd>
              </div>
            ))}
          </dl>
        </Chapter>
      </div>
    </div>
  );
}

const meta = {
  title: 'Welcome',
  parameters: { layout: 'fullscreen' },
  render: () => <Page />,
} satisfies Meta;
export default meta;

export const Welcome: StoryObj<typeof meta> = {};
