import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultLanguages, type Language, languages } from '../format/index.ts';
import { Part, Parts } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Voice',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const catalogues = import.meta.glob<Record<string, string>>('../locales/*.json', { eager: true, import: 'default' });

const pairs = [
  {
    rule: 'Say who did it, and what happens next',
    write: 'The village committee holds the key and calls the mechanic.',
    not: 'Maintenance has been ensured.',
  },
  {
    rule: 'The number first, then the adjective, then the date',
    write: '412 seedlings, counted in March.',
    not: 'An incredible reforestation success.',
  },
  {
    rule: 'Admit what is not known',
    write: 'We have not counted the second plot yet.',
    not: 'About 50,000 trees and more.',
  },
  {
    rule: 'People act; no one is pitied',
    write: 'Grâce teaches eleven neighbours to read.',
    not: 'Our beneficiaries receive literacy support.',
  },
  {
    rule: 'An error is said as by a colleague: what, and how to put it right',
    write: 'Part of the address is missing. Write it like name@example.org.',
    not: 'Invalid input.',
  },
  {
    rule: 'Words of the trade stay plain',
    write: 'Six values behind all our work.',
    not: 'Six threads woven into one cloth.',
  },
];

function Pairs() {
  return (
    <ul className="nz:grid nz:gap-8">
      {pairs.map(({ rule, write, not }) => (
        <li key={rule} className="nz:grid nz:gap-3">
          <h3 className="nz:font-semibold">{rule}</h3>
          <dl className="nz:grid nz:gap-gap nz:sm:grid-cols-2">
            <div className="nz:border-t-[3px] nz:border-success nz:pt-2">
              <dt className="nz:text-sm nz:text-text-muted">Write</dt>
              <dd>{write}</dd>
            </div>
            <div className="nz:border-t-[3px] nz:border-danger nz:pt-2">
              <dt className="nz:text-sm nz:text-text-muted">Not</dt>
              <dd>{not}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Plain verbs, short sentences, concrete nouns. */
export const Rules: Story = {
  render: () => (
    <Parts>
      <Part title="How we write">
        <Pairs />
      </Part>
    </Parts>
  ),
};

const habits: Record<Language, string[]> = {
  en: ['British spelling, sentence case in headings and buttons.', 'Contractions only where a person speaks.'],
  fr: [
    '« Vous » ; an order on a button is an infinitive: « Faire un don ».',
    'A narrow space before : ; ! ? and inside « », the apostrophe ’.',
    'A third longer than English: try it at 360 px.',
  ],
  ln: [
    'Everyday spelling: five vowels, without tone marks; tones in names that carry them.',
    'Orders in the singular: “Kanga”, “Zela”. The plural ba- is joined to its word.',
    'A loan word that everyone says, such as volontaire, before a new one.',
  ],
  sw: [
    'Congo’s words where they differ from the coast’s; standard spelling.',
    'Orders in the singular on buttons: “Funga”; with respect in sentences: “Tafadhali”.',
  ],
};

const nameOf = (language: Language) => defaultLanguages.find(({ code }) => code === language)?.name ?? language;

const samples = ['ui.ErrorState.title', 'ui.ErrorState.retry', 'ui.NewsletterForm.malformed'];

/**
 * Each language has its own wording, not a literal translation. The samples are the package's own
 * texts.
 */
export const Languages: Story = {
  render: () => (
    <Parts>
      {languages.map((language) => (
        <Part key={language} title={nameOf(language)}>
          <div className="nz:grid nz:gap-gap nz:md:grid-cols-[5fr_7fr]">
            <ul className="nz:grid nz:content-start nz:gap-2 nz:text-sm nz:text-text-2">
              {habits[language].map((habit) => (
                <li key={habit}>{habit}</li>
              ))}
            </ul>
            <ul lang={language} className="nz:grid nz:content-start nz:gap-2">
              {samples.map((id) => (
                <li key={id}>{catalogues[`../locales/${language}.json`]?.[id]}</li>
              ))}
            </ul>
          </div>
        </Part>
      ))}
    </Parts>
  ),
};

export const Dark: Story = { ...Rules, globals: { theme: 'dark' } };
