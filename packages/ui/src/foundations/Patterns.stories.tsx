import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part, Parts } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Patterns',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tiles = [
  { name: 'seam', className: 'pattern-seam', place: 'One section join per page, the head of the splash' },
  { name: 'braid', className: 'pattern-braid', place: 'The finished part of steps and loading' },
  { name: 'lattice', className: 'pattern-lattice', place: 'Splash, newsletter edge, empty state, avatars' },
  { name: 'keys', className: 'pattern-keys', place: 'Behind pictures, avatars' },
  { name: 'chevron', className: 'pattern-chevron', place: 'Edge of toasts, error state, avatars' },
  { name: 'weft', className: 'pattern-weft', place: 'Skeletons' },
];

/**
 * Over-and-under strands of parallel threads, drawn by a program: in the spirit of Kuba cloth, not copies of named designs.
 * One hue per pattern, at most two pattern areas per screen, never under text.
 */
export const Tiles: Story = {
  render: () => (
    <Parts>
      <Part title="Six tiles">
        <ul className="grid gap-gap sm:grid-cols-2 lg:grid-cols-3">
          {tiles.map(({ name, className, place }) => (
            <li key={name} className="grid gap-2">
              <div className={`h-24 bg-weave forced-color-adjust-none ${className}`} />
              <p className="text-sm">
                <b className="font-semibold">{name}</b>
                <span className="block text-text-muted">{place}</span>
              </p>
            </li>
          ))}
        </ul>
      </Part>
    </Parts>
  ),
};

/** The ink is the background colour of the element, so a ground changes it. */
export const OnGrounds: Story = {
  render: () => (
    <div className="grid gap-gap">
      {['bg-bg', 'ground-cloth', 'ground-gold'].map((ground) => (
        <div key={ground} className={`p-6 ${ground}`}>
          <div className="pattern-seam h-12 bg-weave forced-color-adjust-none" />
          <p className="mt-3 text-sm text-text-muted">{ground}</p>
        </div>
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Tiles, globals: { theme: 'dark' } };
