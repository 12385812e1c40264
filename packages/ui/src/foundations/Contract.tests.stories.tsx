import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Specimen, specimens } from './everyComponent.tsx';

/**
 * What the root of every component accepts. New components are tested as soon as they are exported
 * and have a story.
 */
const meta = {
  title: 'Foundations/Contract/Tests',
  tags: ['!autodocs', '!dev'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const referred = new Map<string, Element | null>();
const moved = new Set<string>();

/** Every component, rendered with the same props. */
const all = (className: string) => (
  <>
    {specimens.map(({ name, slot, draw }) => (
      <div key={name}>
        {draw?.({
          ref: (element) => void referred.set(slot, element),
          id: `id-${slot}`,
          className: `passed-${slot} ${className}`,
          style: { scrollMarginTop: 7 },
          'data-passed': slot,
          onMouseMove: () => void moved.add(slot),
        })}
      </div>
    ))}
  </>
);

const rootOf = ({ slot }: Specimen) => document.querySelector<HTMLElement>(`.passed-${slot}`);

/** The problems of each component, as texts. */
const faults = (find: (root: HTMLElement, specimen: Specimen) => (string | false)[]) =>
  specimens.flatMap((specimen) => {
    const { name, draw } = specimen;
    if (!draw) return `${name}: no story has it as its component, and foundations/contractParts.tsx does not draw it`;
    const root = rootOf(specimen);
    if (!root) return `${name}: className is not passed on`;
    return find(root, specimen)
      .filter((fault) => fault !== false)
      .map((fault) => `${name}: ${fault}`);
  });

const isControl = (element: Element) => element.matches('input, select, textarea, button');
const appeared = () => waitFor(() => expect(document.querySelector('[data-slot="toast-region"]')).not.toBeNull());

export const Passes: Story = {
  name: '[LIB-02] every component passes ref, className, style, id, data attributes and handlers to its root',
  render: () => all(''),
  play: async () => {
    await appeared();
    await expect(specimens.length).toBeGreaterThan(45);
    const found = faults((root, { slot }) => {
      // A field passes to its control: the ref, the id, and the props of form libraries.
      const target = referred.get(slot);
      if (!target) return ['ref is not passed on'];
      const byId = document.getElementById(`id-${slot}`);
      const byData = document.querySelector(`[data-passed="${slot}"]`);
      target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
      return [
        root.dataset.slot !== slot && `data-slot of the root is "${root.dataset.slot}"`,
        root.classList.length < 2 && root.dataset.slot !== 'splash-screen' && 'className replaces its own classes',
        getComputedStyle(root).scrollMarginTop !== '7px' && 'style is not passed to the root',
        target !== root && !(root.contains(target) && isControl(target)) && 'ref is neither its root nor its control',
        byId !== root &&
          !(byId && root.contains(byId) && isControl(byId)) &&
          'id is neither at its root nor its control',
        byData !== root && !byData?.contains(target) && 'data attributes are not passed on',
        !moved.has(slot) && 'handlers are not passed on',
      ];
    });
    await expect(found).toEqual([]);
  },
};

const wrongBoxes = (root: HTMLElement) => {
  const { paddingInlineStart, paddingInlineEnd, paddingTop, color, backgroundColor } = getComputedStyle(root);
  const sides = [paddingInlineStart, paddingInlineEnd, paddingTop].join(' ');
  return [
    sides !== '8px 8px 4px' && `padding is ${sides}`,
    color !== 'rgb(1, 2, 3)' && `colour is ${color}`,
    backgroundColor !== 'rgb(4, 5, 6)' && `ground is ${backgroundColor}`,
  ];
};

const still = '* { transition: none !important }';
function addSheet(css: string) {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  return () => sheet.remove();
}

export const OwnClassesWin: Story = {
  name: '[LIB-02] a passed class of ours overrides padding and colours of every component',
  render: () => all('nz:px-2 nz:py-1 nz:bg-[rgb(4,5,6)] nz:text-[rgb(1,2,3)]'),
  play: async () => {
    const undo = addSheet(still);
    await appeared();
    await expect(faults(wrongBoxes)).toEqual([]);
    undo();
  },
};

export const HostClassesHold: Story = {
  name: '[LIB-02] a class of the host applies to every component where ours set nothing',
  render: () => all('of-the-host'),
  play: async () => {
    const undo = addSheet(`${still} .of-the-host { margin: 31px; scroll-margin-bottom: 9px }`);
    await appeared();
    const found = faults((root) => {
      const { marginTop, scrollMarginBottom } = getComputedStyle(root);
      return [
        !/(?:^| )nz:(?:[^ ]*:)?-?m[tbyx]?-/.test(root.className) && marginTop !== '31px' && `margin is ${marginTop}`,
        scrollMarginBottom !== '9px' && `scroll margin is ${scrollMarginBottom}`,
      ];
    });
    undo();
    await expect(found).toEqual([]);
  },
};

export const HostClassesWin: Story = {
  name: '[LIB-02] with the stylesheet in its layer, a utility of the host overrides padding and colours of every component',
  render: () => all('px-2 py-1 text-ink bg-ink'),
  play: async () => {
    const ours = [...document.querySelectorAll('style')].filter(({ textContent }) => textContent.includes('--nz-'));
    await expect(ours.length).toBeGreaterThan(0);
    const texts = ours.map(({ textContent }) => textContent);
    for (const sheet of ours) sheet.textContent = `@layer nz{${sheet.textContent}}`;
    const undo = addSheet(`@layer nz, utilities; ${still}
      @layer utilities {
        .px-2 { padding-inline: 8px } .py-1 { padding-block: 4px } .text-ink { color: rgb(1, 2, 3) } .bg-ink { background-color: rgb(4, 5, 6) }
      }`);
    try {
      await appeared();
      await expect(faults(wrongBoxes)).toEqual([]);
    } finally {
      undo();
      for (const [index, sheet] of ours.entries()) sheet.textContent = texts[index] ?? '';
    }
  },
};
