import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const meta = {
  title: 'Components/LanguageSwitcher',
  component: LanguageSwitcher,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { autoplay: true } },
    guide: {
      keyboard: ['navigation'],
      do: ['Use `menu` in the header, `chips` where there is space.'],
      dont: ['Do not show flags: a language is not a country.'],
    },
  },
  args: { value: 'en', onChange: fn() },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    const choose = (language: typeof value) => {
      setValue(language);
      args.onChange?.(language);
    };
    return <LanguageSwitcher {...args} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space for the list, below the end of a header. */
const barEnd = [
  (Story: () => React.ReactNode) => <div className="nz:flex nz:min-h-80 nz:items-start nz:justify-end">{Story()}</div>,
];

/** For the header. */
export const Menu: Story = { decorators: barEnd };

export const MenuOpen: Story = {
  decorators: barEnd,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
  },
};

export const MenuOfLinksOpen: Story = { ...MenuOpen, args: { hrefFor: (language) => `/${language}/about` } };

export const MenuLingala: Story = {
  args: { value: 'ln' },
  globals: { locale: 'ln' },
  decorators: barEnd,
};

/** For the footer and the mobile menu. */
export const Chips: Story = {
  args: { variant: 'chips' },
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

/** Each language is a link to this page in that language. */
export const ChipsAsLinks: Story = {
  ...Chips,
  args: { variant: 'chips', hrefFor: (language) => `/${language}/about` },
};

export const ChipsOnPaper: Story = { args: { variant: 'chips', value: 'sw' }, globals: { locale: 'sw' } };

export const LongFrench: Story = { ...Chips, args: { variant: 'chips', value: 'fr' }, globals: { locale: 'fr' } };

export const Dark: Story = {
  ...MenuOpen,
  globals: { theme: 'dark' },
};
