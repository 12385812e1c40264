import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useFormat } from '../format/useFormat.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Link } from '../primitives/Link/Link.tsx';
import { type NzeteLinkProps, NzeteProvider } from './NzeteProvider.tsx';

const navigate = fn();

/** A link of a router: it changes the page without a request. */
const RouterLink = ({ href, ...props }: NzeteLinkProps) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      navigate(href);
    }}
  />
);

const Time = () => <p>{useFormat().date('2026-05-31T22:20:00Z', 'time')}</p>;

const meta = {
  title: 'Foundations/NzeteProvider/Tests',
  component: NzeteProvider,
  tags: ['!autodocs', '!dev'],
  args: {
    linkComponent: RouterLink,
    timeZone: 'Africa/Lubumbashi',
    children: (
      <>
        <Link href="#about">À propos</Link>
        <Time />
      </>
    ),
  },
} satisfies Meta<typeof NzeteProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksUseTheRouterOfTheHost: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'À propos' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('#about');
  },
};

export const AnInnerProviderChangesOnlyWhatItIsGiven: Story = {
  render: (args) => (
    <NzeteProvider {...args}>
      <NzeteProvider timeZone="Africa/Kinshasa">
        <Link href="#about">About</Link>
        <Time />
      </NzeteProvider>
      <Time />
    </NzeteProvider>
  ),
  play: async ({ canvas }) => {
    const [inner, outer] = canvas.getAllByText(/:20/);
    await expect(inner).toHaveTextContent('23:20');
    await expect(outer).toHaveTextContent('00:20');
    await userEvent.click(canvas.getByRole('link', { name: 'About' }));
    await expect(navigate).toHaveBeenLastCalledWith('#about');
  },
};

const themes = ['light', 'dark', 'system'] as const;

const WithThemes = () => {
  const [theme, setTheme] = useState<(typeof themes)[number]>();
  return (
    <NzeteProvider theme={theme}>
      {themes.map((name) => (
        <Button key={name} onClick={() => setTheme(name)}>
          {name}
        </Button>
      ))}
    </NzeteProvider>
  );
};

export const TheHostChoosesTheTheme: Story = {
  name: '[LIB-40] the theme of the provider is that of the page',
  render: () => <WithThemes />,
  beforeEach: () => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    return () => {
      dataset.theme = before;
    };
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    for (const name of ['dark', 'system', 'light']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', name));
    }
  },
};
