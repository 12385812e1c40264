import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect } from 'storybook/test';
import { ImpactCard } from '../components/ImpactCard/ImpactCard.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Breadcrumb } from '../primitives/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { CheckboxField } from '../primitives/CheckboxField/CheckboxField.tsx';
import { Disclosure } from '../primitives/Disclosure/Disclosure.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../primitives/Link/Link.tsx';
import { SelectField } from '../primitives/SelectField/SelectField.tsx';
import { TextArea } from '../primitives/TextArea/TextArea.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';

/** Element rules of host stylesheets: a legacy reset, Bootstrap's reboot, and custom styles. */
const page = `
  * { margin: 0; padding: 0; box-sizing: content-box }
  body { font: 20px/2 monospace; color: red; text-align: center; letter-spacing: 2px; text-transform: uppercase }
  a { color: crimson; text-decoration: underline; border-bottom: 2px dotted }
  button { background: tomato; border: 3px outset; padding: 40px; border-radius: 20px; text-transform: uppercase; float: left; min-width: 300px }
  input, select, textarea { width: 50px; border: 4px solid pink; padding: 30px; background: yellow; box-shadow: 0 0 9px red; font: 30px serif }
  h1, h2, h3, h4 { font: 700 50px serif; color: brown; margin: 40px 0; text-transform: uppercase }
  p { margin: 0 0 30px; max-width: 100px; text-align: justify }
  ul, ol, nav ol { list-style: square; padding-left: 50px }
  ul li, ol li { float: left; padding: 9px }
  img, svg { vertical-align: middle; border: 5px solid }
  svg { fill: red }
  label { display: inline-block; font-weight: 700 }
  article, section, nav, summary, span, div { background: lime; position: static; opacity: 0.9 }
  h3::before, li::before, button::after { content: "!"; display: block }
  ::placeholder { color: lime; opacity: 0.2 }
`;

/** Rules for elements within a container or in a state, which are more specific than a class. */
const partOfPage = `
  a:any-link { color: red; text-decoration: underline overline; letter-spacing: 3px }
  .content a { padding: 9px; border: 3px solid; background: lime }
  .content a:any-link:not(.their-button) { font: 700 30px serif; color: crimson }
  .prose h2, .prose h3 { margin: 2em 0 1em; color: brown; font: 700 50px serif; letter-spacing: 3px }
  .prose p { margin: 1em 0; max-width: 100px; line-height: 3 }
  .prose ul > li, .prose ol > li { margin: 9px; padding: 9px; list-style: square }
  .prose img, .content svg { margin: 20px; border: 5px solid; width: 90px }
  #main-content .content :is(button, input, select, textarea) { padding: 40px; background: tomato; border: 3px outset; color: lime }
  #main-content .content :is(div, span, label, article) { display: inline; opacity: 0.9; text-transform: uppercase }
  .content li::before, .content button::after { content: "!"; display: block }
`;

const components = (
  <>
    <Button>Plant a tree</Button>
    <Button variant="line">
      <Download aria-hidden="true" className="nz:size-5" /> Download
    </Button>
    <Link href="/our-story">Our story</Link>
    <Badge>Water</Badge>
    <Breadcrumb steps={[{ label: 'Home', href: '/' }]} current="Team" />
    <TextField label="Name" hint="As in your passport" placeholder="Grace" />
    <TextArea label="Message" maxLength={200} />
    <SelectField label="Province" options={[{ value: 'kasai', label: 'Kasaï' }]} />
    <CheckboxField label="Keep me informed" />
    <Disclosure title="Who owns the borehole?">The village committee.</Disclosure>
    <EmptyState title="Nothing yet" description="Come back in May." />
    <ImpactCard title="Water at Lukaya" picture={{ src: '', alt: '' }} value="7" unit="wells" href="/water" />
  </>
);

const meta = {
  title: 'Foundations/Isolation/Tests',
  tags: ['!autodocs', '!dev'],
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <div id="main-content">
      <div className="content prose">
        {/* The box is part of the host page: its rules for the position would move the content. */}
        <section data-testid="ours" style={{ width: 600 }}>
          {components}
        </section>
      </div>
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * All computed styles of all elements, with tag and class. SVG contents and options, which the
 * system draws, are excluded.
 */
function computed(root: Element): Record<string, string>[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => !element.matches('svg *, option'))
    .map((element) => {
      const style = getComputedStyle(element);
      const values = [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => [name, style.getPropertyValue(name)]);
      return { element: `${element.tagName} ${element.getAttribute('class')}`, ...Object.fromEntries(values) };
    });
}

const withSheet = (css: string, place: 'first' | 'last') => {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  if (place === 'first') document.head.prepend(sheet);
  else document.head.append(sheet);
  return () => sheet.remove();
};

const withoutMotion = '* { transition: none !important; animation: none !important }';

const unchangedBy = (css: string, place: 'first' | 'last'): Story => ({
  play: async ({ canvas }) => {
    const undo = [withSheet(withoutMotion, 'last')];
    try {
      const before = computed(canvas.getByTestId('ours'));
      await expect(before.length).toBeGreaterThan(45);
      undo.push(withSheet(css, place));
      const after = computed(canvas.getByTestId('ours'));
      const changed = before.flatMap((was, index) =>
        Object.entries(was)
          .filter(([name, value]) => after[index]?.[name] !== value)
          .map(([name, value]) => `${was.element}: ${name} ${value} -> ${after[index]?.[name]}`),
      );
      await expect(changed).toEqual([]);
    } finally {
      for (const each of undo) each();
    }
  },
});

export const BeforeOurs: Story = {
  name: 'element rules of the host do not change a component, host stylesheet first',
  ...unchangedBy(page, 'first'),
};

export const AfterOurs: Story = {
  name: 'element rules of the host do not change a component, host stylesheet last',
  ...unchangedBy(page, 'last'),
};

export const PartBeforeOurs: Story = {
  name: 'specific element rules of the host do not change a component, host stylesheet first',
  ...unchangedBy(partOfPage, 'first'),
};

export const PartAfterOurs: Story = {
  name: 'specific element rules of the host do not change a component, host stylesheet last',
  ...unchangedBy(partOfPage, 'last'),
};

export const ClassesArePassed: Story = {
  name: 'a passed class applies where ours set nothing, in either order of the stylesheets',
  render: () => <Button className="of-the-page">Plant a tree</Button>,
  play: async ({ canvas }) => {
    for (const place of ['first', 'last'] as const) {
      const undo = withSheet('.of-the-page { margin: 31px; text-transform: uppercase }', place);
      const style = getComputedStyle(canvas.getByRole('button'));
      await expect([style.marginTop, style.textTransform]).toEqual(['31px', 'uppercase']);
      undo();
    }
  },
};
