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
  { name: '1', pixels: 4, className: 'nz:w-1' },
  { name: '2', pixels: 8, className: 'nz:w-2' },
  { name: '3', pixels: 12, className: 'nz:w-3' },
  { name: '4', pixels: 16, className: 'nz:w-4' },
  { name: '6', pixels: 24, className: 'nz:w-6' },
  { name: '8', pixels: 32, className: 'nz:w-8' },
  { name: '12', pixels: 48, className: 'nz:w-12' },
  { name: '16', pixels: 64, className: 'nz:w-16' },
  { name: '24', pixels: 96, className: 'nz:w-24' },
];

const fluid = [
  { name: 'gutter: the page’s margin, 20 to 40', className: 'nz:w-gutter' },
  { name: 'gap: between cards, 16 to 24', className: 'nz:w-gap' },
  { name: 'section: above and below a section, 56 to 104', className: 'nz:w-section' },
  { name: 'hit: a touch target, 48', className: 'nz:w-hit' },
];

function Bars({ bars }: { bars: { name: string; className: string; pixels?: number }[] }) {
  return (
    <ul className="nz:grid nz:gap-2 nz:text-sm">
      {bars.map(({ name, className, pixels }) => (
        <li key={name} className="nz:flex nz:items-center nz:gap-4">
          <span className={`nz:h-4 nz:shrink-0 nz:bg-weave nz:forced-color-adjust-none ${className}`} />
          {pixels ? `${name}, ${pixels} px` : name}
        </li>
      ))}
    </ul>
  );
}

/** The base unit is 4 px, the rhythm 8 px. */
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
  { name: 'rounded-thread, 2', className: 'nz:rounded-thread' },
  { name: 'rounded-control, 3', className: 'nz:rounded-control' },
  { name: 'rounded-card, 4', className: 'nz:rounded-card' },
];

const cuts = [
  { name: 'cut-sm, 14', className: 'nz:cut-sm' },
  { name: 'cut-md, 22', className: 'nz:cut-md' },
  { name: 'cut-lg, 36', className: 'nz:cut-lg' },
];

const shadows = [
  { name: 'shadow-float: menus, chat, toasts', className: 'nz:shadow-float' },
  { name: 'shadow-dialog', className: 'nz:shadow-dialog' },
];

const three = 'nz:grid nz:gap-gap nz:text-sm nz:sm:grid-cols-3';

/**
 * Corners of 2 to 4 px, no pills. One corner may be cut, never with a border. Pressable elements
 * have a heavier lower edge.
 */
export const Shape: Story = {
  render: () => (
    <Parts>
      <Part title="Corners">
        <ul className={three}>
          {corners.map(({ name, className }) => (
            <li key={name} className="nz:grid nz:gap-2">
              <span className={`nz:h-20 nz:border-[1.5px] nz:border-line-strong nz:bg-surface ${className}`} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Cut paper">
        <ul className={three}>
          {cuts.map(({ name, className }) => (
            <li key={name} className="nz:grid nz:gap-2">
              <Picture
                src={dawn}
                alt="Illustration: dawn over the forest canopy"
                loading="eager"
                className={`nz:aspect-3/2 ${className}`}
              />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Selvedge">
        <p className="nz:max-w-measure nz:text-text-2">
          Three pixels at rest, five under the pointer, one while pressed.
        </p>
        <div className="nz:flex nz:flex-wrap nz:gap-3">
          <Button>Plant a tree</Button>
          <Button variant="give">Donate</Button>
          <Button variant="line">Read more</Button>
        </div>
      </Part>
      <Part title="Double thread and diamond">
        <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-8 nz:p-2 nz:text-sm">
          <span className="nz:bg-surface nz:p-5 nz:double-thread">Round menus, chat and wallet</span>
          <span className="nz:flex nz:items-center nz:gap-4">
            <span className="nz:size-4 nz:rotate-45 nz:bg-offbeat nz:forced-color-adjust-none" />
            The offbeat: one per view
          </span>
        </div>
      </Part>
      <Part title="Two shadows, no more">
        <ul className={three}>
          {shadows.map(({ name, className }) => (
            <li key={name} className="nz:grid nz:gap-6 nz:pb-6">
              <span className={`nz:h-20 nz:bg-surface ${className}`} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
    </Parts>
  ),
};

export const ShapeDark: Story = { ...Shape, globals: { theme: 'dark' } };
