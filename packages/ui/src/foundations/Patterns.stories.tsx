import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part, Parts } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Patterns',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tiles = [
  { name: 'seam', className: 'nz:pattern-seam', place: 'One section join per page, the head of the splash' },
  { name: 'braid', className: 'nz:pattern-braid', place: 'The finished part of steps and loading' },
  { name: 'lattice', className: 'nz:pattern-lattice', place: 'Splash, newsletter edge, empty state, avatars' },
  { name: 'keys', className: 'nz:pattern-keys', place: 'Behind pictures, avatars' },
  { name: 'chevron', className: 'nz:pattern-chevron', place: 'Edge of toasts, error state, avatars' },
  { name: 'weft', className: 'nz:pattern-weft', place: 'Skeletons' },
];

/**
 * Generated patterns of over-and-under strands: in the spirit of Kuba cloth, not copies of named
 * designs. One hue per pattern, at most two pattern areas per screen, never behind text.
 */
export const Tiles: Story = {
  render: () => (
    <Parts>
      <Part title="Six tiles">
        <ul className="nz:grid nz:gap-gap nz:sm:grid-cols-2 nz:lg:grid-cols-3">
          {tiles.map(({ name, className, place }) => (
            <li key={name} className="nz:grid nz:gap-2">
              <div className={`nz:h-24 nz:bg-weave nz:forced-color-adjust-none ${className}`} />
              <p className="nz:text-sm">
                <b className="nz:font-semibold">{name}</b>
                <span className="nz:block nz:text-text-muted">{place}</span>
              </p>
            </li>
          ))}
        </ul>
      </Part>
    </Parts>
  ),
};

/** The pattern is drawn in the background colour of the element, so a ground changes it. */
export const OnGrounds: Story = {
  render: () => (
    <div className="nz:grid nz:gap-gap">
      {['nz:bg-bg', 'nz:ground-cloth', 'nz:ground-gold'].map((ground) => (
        <div key={ground} className={`nz:p-6 ${ground}`}>
          <div className="nz:pattern-seam nz:h-12 nz:bg-weave nz:forced-color-adjust-none" />
          <p className="nz:mt-3 nz:text-sm nz:text-text-muted">{ground}</p>
        </div>
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Tiles, globals: { theme: 'dark' } };
