import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Link } from '../primitives/Link/Link.tsx';
import { Sign } from '../primitives/Sign/Sign.tsx';

const meta = {
  title: 'Foundations/Grounds',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const grounds = [
  { name: 'Paper: the page', className: 'nz:bg-bg' },
  { name: 'Surface: cards, dialogs, bars', className: 'nz:bg-surface' },
  { name: 'Sunk: what lies lower', className: 'nz:bg-sunk' },
  { name: 'Cloth: on forest we act in gold', className: 'nz:ground-cloth' },
  { name: 'Gold: the newsletter alone', className: 'nz:ground-gold' },
];

/**
 * A ground sets its background and the colours of everything on it; components do not need to know
 * their ground.
 */
export const All: Story = {
  render: () => (
    <div className="nz:grid nz:gap-gap nz:lg:grid-cols-2">
      {grounds.map(({ name, className }) => (
        <section key={name} className={`nz:grid nz:content-start nz:gap-4 nz:p-6 ${className}`}>
          <h2 className="nz:flex nz:items-center nz:gap-3 nz:type-h3">
            <Sign name="climate" size="md" /> {name}
          </h2>
          <p className="nz:text-text-2">Counted after the second dry season, with the committee of the village.</p>
          <p className="nz:text-sm nz:text-text-muted">Last counted in March</p>
          <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-3">
            <Button>Join us</Button>
            <Button variant="line">Watch impact</Button>
            <Button variant="quiet">Cancel</Button>
          </div>
          <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-4">
            <Link href="/reports">
              Read the report <ArrowRight aria-hidden="true" />
            </Link>
            <Badge tone="line">Free</Badge>
          </div>
        </section>
      ))}
    </div>
  ),
};

export const Dark: Story = { ...All, globals: { theme: 'dark' } };
