import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part, Parts } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Type',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const scale = [
  { name: 'type-display, 38 to 68', className: 'nz:type-display', text: 'A forest is a promise' },
  { name: 'type-h1, 34 to 56', className: 'nz:type-h1', text: 'Nzɛ́tɛ́ mɔ̌kɔ́, Ɔ̂ Ɛ́' },
  { name: 'type-h2, 28 to 44', className: 'nz:type-h2', text: 'Reboisement à l’Équateur' },
  { name: 'type-h3, 22 to 28', className: 'nz:type-h3', text: 'Maji safi kwa kila kijiji' },
  {
    name: 'type-h4, 20, the minimum of this font',
    className: 'nz:type-h4',
    text: 'Counted after the second dry season',
  },
  { name: 'type-number', className: 'nz:type-number nz:text-[2.5rem] nz:text-give', text: '50,000+' },
];

const body = [
  {
    name: 'type-lead, 17 to 20',
    className: 'nz:type-lead nz:text-text-2',
    text: 'We plant with the villages that ask us to come.',
  },
  {
    name: 'text-base, 16',
    className: 'nz:text-base',
    text: 'Body text uses the phone’s own font: no bytes, familiar shapes.',
  },
  {
    name: 'text-sm, 14',
    className: 'nz:text-sm nz:text-text-muted',
    text: 'Fishers and rangers agreed on three quiet months.',
  },
  { name: 'text-xs, 13', className: 'nz:text-xs nz:text-text-muted', text: '68% of the 2026 goal' },
];

function Sample({ name, className, text }: (typeof scale)[number]) {
  return (
    <div className="nz:grid nz:gap-1">
      <p className={className}>{text}</p>
      <p className="nz:text-xs nz:text-text-muted">{name}</p>
    </div>
  );
}

/**
 * Ojuju for headings: a Nigerian typeface whose heavy horizontals resemble weft threads. Never
 * below 20 px. Body text uses the system's sans-serif.
 */
export const Scale: Story = {
  render: () => (
    <Parts>
      <Part title="Headings: Ojuju">
        {scale.map((sample) => (
          <Sample key={sample.name} {...sample} />
        ))}
      </Part>
      <Part title="Text: the phone’s own">
        {body.map((sample) => (
          <Sample key={sample.name} {...sample} />
        ))}
      </Part>
    </Parts>
  ),
};

const languages = [
  { lang: 'ln', name: 'Lingala with open vowels and tones', text: 'Nzɛ́lɛ́ na mbóka, mɔ̌nɔ́ mɔ̂kɛ́, Ɛ́ Ɔ̌ ɛ̂ ɔ̌' },
  { lang: 'ln', name: 'Lingala in everyday spelling', text: 'Mai ya peto mpo na mboka moko na moko' },
  { lang: 'fr', name: 'French', text: 'Là où l’être humain sème, la forêt naît : œuvre, çà, Noël' },
  { lang: 'sw', name: 'Kiswahili', text: 'Miti elfu hamsini imepandwa pamoja na vijiji' },
  { lang: 'en', name: 'Figures', text: '0123456789, 1.5 °C, 80%, $2.4M' },
];

/** ɛ and ɔ have tone marks in the heading font too: sixteen glyphs were composed for it. */
export const Languages: Story = {
  render: () => (
    <Parts>
      {languages.map(({ lang, name, text }) => (
        <Part key={name} title={name}>
          <p lang={lang} className="nz:type-h2">
            {text}
          </p>
          <p lang={lang}>{text}</p>
        </Part>
      ))}
    </Parts>
  ),
};

/**
 * A line length of 62 characters; French text is 30% longer, so labels wrap and long words break.
 */
export const Measure: Story = {
  render: () => (
    <Parts>
      <Part title="62 characters">
        <p lang="fr" className="nz:max-w-measure nz:hyphens-auto">
          Le comité du village garde la clé du forage, note chaque panne et décide des réparations. Nous payons les
          pièces pendant cinq ans, puis le comité les paie avec les cotisations des ménages. Ainsi l’eau reste au
          village, même quand nous n’y sommes plus.
        </p>
      </Part>
      <Part title="In a narrow column">
        <p lang="fr" className="nz:w-40 nz:font-semibold nz:hyphens-auto">
          Responsabilisation communautaire et approvisionnement responsable
        </p>
      </Part>
    </Parts>
  ),
};

export const Dark: Story = { ...Scale, globals: { theme: 'dark' } };
