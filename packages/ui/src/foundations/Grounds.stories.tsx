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
  { name: 'Paper: the page', className: 'bg-bg' },
  { name: 'Surface: cards, dialogs, bars', className: 'bg-surface' },
  { name: 'Sunk: what lies lower', className: 'bg-sunk' },
  { name: 'Cloth: on forest we act in gold', className: 'ground-cloth' },
  { name: 'Gold: the newsletter alone', className: 'ground-gold' },
];

/** A ground sets its colour and how everything on it reads; what stands on it does not know where it stands. */
export const All: Story = {
  render: () => (
    <div className="grid gap-gap lg:grid-cols-2">
      {grounds.map(({ name, className }) => (
        <section key={name} className={`grid content-start gap-4 p-6 ${className}`}>
          <h2 className="flex items-center gap-3 type-h3">
            <Sign name="climate" size="md" /> {name}
          </h2>
          <p className="text-text-2">Counted after the second dry season, with the committee of the village.</p>
          <p className="text-sm text-text-muted">Last counted in March</p>
          <div className="flex flex-wrap items-center gap-3">
            <Button>Join us</Button>
            <Button variant="line">Watch impact</Button>
            <Button variant="quiet">Cancel</Button>
          </div>
          <div className="flex flex-wrap items-center gap-4">
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
