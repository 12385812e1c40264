import dawn from 'scene:canopy-dawn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives/Button/Button.tsx';
import { Picture } from '../primitives/Picture/Picture.tsx';
import { Part, Parts } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Space and shape',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = [
  { name: '1', pixels: 4, className: 'w-1' },
  { name: '2', pixels: 8, className: 'w-2' },
  { name: '3', pixels: 12, className: 'w-3' },
  { name: '4', pixels: 16, className: 'w-4' },
  { name: '6', pixels: 24, className: 'w-6' },
  { name: '8', pixels: 32, className: 'w-8' },
  { name: '12', pixels: 48, className: 'w-12' },
  { name: '16', pixels: 64, className: 'w-16' },
  { name: '24', pixels: 96, className: 'w-24' },
];

const fluid = [
  { name: 'gutter: the page’s margin, 20 to 40', className: 'w-gutter' },
  { name: 'gap: between cards, 16 to 24', className: 'w-gap' },
  { name: 'section: above and below a section, 56 to 104', className: 'w-section' },
  { name: 'hit: a touch target, 48', className: 'w-hit' },
];

function Bars({ bars }: { bars: { name: string; className: string; pixels?: number }[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {bars.map(({ name, className, pixels }) => (
        <li key={name} className="flex items-center gap-4">
          <span className={`h-4 shrink-0 bg-weave forced-color-adjust-none ${className}`} />
          {pixels ? `${name}, ${pixels} px` : name}
        </li>
      ))}
    </ul>
  );
}

/** A thread is 4 px, the rhythm 8. */
export const Space: Story = {
  render: () => (
    <Parts>
      <Part title="Steps">
        <Bars bars={steps} />
      </Part>
      <Part title="Fluid with the screen">
        <Bars bars={fluid} />
      </Part>
    </Parts>
  ),
};

const corners = [
  { name: 'rounded-thread, 2', className: 'rounded-thread' },
  { name: 'rounded-control, 3', className: 'rounded-control' },
  { name: 'rounded-card, 4', className: 'rounded-card' },
];

const cuts = [
  { name: 'cut-sm, 14', className: 'cut-sm' },
  { name: 'cut-md, 22', className: 'cut-md' },
  { name: 'cut-lg, 36', className: 'cut-lg' },
];

const shadows = [
  { name: 'shadow-float: menus, chat, toasts', className: 'shadow-float' },
  { name: 'shadow-dialog', className: 'shadow-dialog' },
];

const three = 'grid gap-gap text-sm sm:grid-cols-3';

/** Corners of 2 to 4 px, no pills. One corner is cut, never with a border. What is pressed has a heavier lower edge. */
export const Shape: Story = {
  render: () => (
    <Parts>
      <Part title="Corners">
        <ul className={three}>
          {corners.map(({ name, className }) => (
            <li key={name} className="grid gap-2">
              <span className={`h-20 border-[1.5px] border-line-strong bg-surface ${className}`} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Cut paper">
        <ul className={three}>
          {cuts.map(({ name, className }) => (
            <li key={name} className="grid gap-2">
              <Picture
                src={dawn}
                alt="Illustration: dawn over the forest canopy"
                loading="eager"
                className={`aspect-3/2 ${className}`}
              />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Selvedge">
        <p className="max-w-measure text-text-2">Three pixels at rest, five under the pointer, one while pressed.</p>
        <div className="flex flex-wrap gap-3">
          <Button>Plant a tree</Button>
          <Button variant="give">Donate</Button>
          <Button variant="line">Read more</Button>
        </div>
      </Part>
      <Part title="Double thread and diamond">
        <div className="flex flex-wrap items-center gap-8 p-2 text-sm">
          <span className="bg-surface p-5 double-thread">Round menus, chat and wallet</span>
          <span className="flex items-center gap-4">
            <span className="size-4 rotate-45 bg-offbeat forced-color-adjust-none" />
            The offbeat: one per view
          </span>
        </div>
      </Part>
      <Part title="Two shadows, no more">
        <ul className={three}>
          {shadows.map(({ name, className }) => (
            <li key={name} className="grid gap-6 pb-6">
              <span className={`h-20 bg-surface ${className}`} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
    </Parts>
  ),
};

export const ShapeDark: Story = { ...Shape, globals: { theme: 'dark' } };
