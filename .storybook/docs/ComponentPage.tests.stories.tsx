import facts from 'virtual:component-facts';
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldsOf } from './argTypes.ts';
import { practices } from './guide.ts';
import { hasRow } from './inherited.ts';
import { Anatomy, entryOf, ImportLine, KeyboardTables } from './parts.tsx';

type StoryModule = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryModule>(
  ['../../packages/ui/src/{primitives,components}/*/*.stories.tsx', '!**/*.*.stories.tsx'],
  { eager: true },
);

const pages = Object.entries(files).map(([file, module]) => {
  const [First] = Object.values(composeStories(module));
  return { entry: entryOf(file) ?? file, meta: module.default, First, pictures: { do: module.Do, dont: module.Dont } };
});

const components = Object.keys(facts).filter((entry) => entry !== 'NzeteProvider' && entry !== 'format');

/** The focusable elements inside an element. */
const focusable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

const meta = {
  title: 'Welcome/Documentation/Tests',
  tags: ['!autodocs', '!dev'],
  parameters: { a11y: { test: 'off' } },
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryExport: Story = {
  name: '[LIB-01] every exported component has a docs page with its import line and slots',
  render: () => (
    <>
      {components.map((entry) => (
        <section key={entry} data-testid={entry}>
          <ImportLine entry={entry} />
          <Anatomy entry={entry} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const documented = pages.filter(({ meta: { tags } }) => tags?.includes('autodocs')).map(({ entry }) => entry);
    await expect(documented.sort()).toEqual(components.sort());
    for (const entry of components) {
      const page = canvas.getByTestId(entry);
      await expect(page).toHaveTextContent(new RegExp(`import \\{ \\w.* \\} from '@nzete/ui/${entry}'`));
      // Form consists of hooks only; all others have slots.
      if (entry !== 'Form') await expect(page).toHaveTextContent('[data-slot="');
    }
  },
};

export const ByPurpose: Story = {
  name: 'every primitive is in a group by its purpose',
  play: async () => {
    for (const {
      entry,
      meta: { title },
    } of pages)
      await expect(title).toMatch(
        new RegExp(`^(Primitives/(Actions|Navigation|Forms|Feedback|Content)|Components)/${entry}$`),
      );
  },
};

export const EveryKeyboard: Story = {
  name: 'interactive components have a table of their keys',
  render: () => (
    <>
      {pages.map(({ entry, meta: { parameters }, First }) => (
        <section key={entry} data-testid={entry}>
          {First && <First />}
          <div data-testid={`${entry} keys`}>
            <KeyboardTables keyboard={parameters?.guide?.keyboard} />
          </div>
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const untold: string[] = [];
    for (const {
      entry,
      meta: { parameters },
    } of pages) {
      const keyboard: (keyof typeof practices)[] = parameters?.guide?.keyboard ?? [];
      const keys = canvas.getByTestId(`${entry} keys`);
      await expect(keys.querySelectorAll('tbody tr')).toHaveLength(
        keyboard.flatMap((practice) => practices[practice].keys).length,
      );
      const reached = [...canvas.getByTestId(entry).querySelectorAll(focusable)].filter((part) => !keys.contains(part));
      if (reached.length > 0 && keyboard.length === 0) untold.push(entry);
    }
    await expect(untold).toEqual([]);
  },
};

export const Rows: Story = {
  name: 'the native props that readers look for have a row',
  play: async () => {
    const native = (name: string, parent: string) => ({
      name,
      parent: { name: parent, fileName: 'node_modules/x.d.ts' },
    });
    await expect(hasRow(native('disabled', 'ButtonHTMLAttributes'), { name: 'Button' })).toBe(true);
    await expect(hasRow(native('onClick', 'DOMAttributes'), { name: 'Button' })).toBe(true);
    await expect(hasRow(native('onClick', 'DOMAttributes'), { name: 'Section' })).toBe(false);
    await expect(hasRow(native('onPaste', 'DOMAttributes'), { name: 'Button' })).toBe(false);
    await expect(hasRow({ name: 'anything' }, { name: 'Section' })).toBe(true);
  },
};

export const FieldsOfObjects: Story = {
  name: 'the type of a prop with objects shows their fields, each with its comment',
  play: async () => {
    await expect(fieldsOf('readonly HeroStat[]')).toContain('// The label: `trees planted`.\nlabel: string;');
    await expect(fieldsOf('PictureContent | undefined')).toMatch(/\/\/ .+\nalt: string;/);
    await expect(fieldsOf('readonly string[]')).toBeUndefined();
  },
};

export const Advice: Story = {
  name: 'the advice on each component is whole sentences',
  play: async () => {
    const advice = pages.flatMap(({ meta: { parameters } }) => parameters?.guide?.do ?? []);
    const warnings = pages.flatMap(({ meta: { parameters } }) => parameters?.guide?.dont ?? []);
    await expect(advice.length).toBeGreaterThan(100);
    await expect(advice.filter((line: string) => !/^[A-Z].*\.$/.test(line))).toEqual([]);
    await expect(warnings.filter((line: string) => !/^Do not .*\.$/.test(line))).toEqual([]);
  },
};

/** Primitives whose advice is about time, or about the whole page; a still example would not show it. */
const withoutPictures = [
  'BottomNotice',
  'DraftNotice',
  'Field',
  'FilePicker',
  'Form',
  'Logo',
  'NextLink',
  'ReviewList',
  'Toast',
  'Wizard',
];

export const Pictures: Story = {
  name: 'the advice on every primitive has a picture of each',
  play: async () => {
    const primitives = pages.filter(({ meta: { title } }) => String(title).startsWith('Primitives/'));
    const untold = primitives.filter(({ pictures }) => !pictures.do || !pictures.dont);
    await expect(untold.map(({ entry }) => entry).sort()).toEqual(withoutPictures);
    await expect(pages.filter(({ pictures }) => !pictures.do !== !pictures.dont)).toEqual([]);
  },
};
