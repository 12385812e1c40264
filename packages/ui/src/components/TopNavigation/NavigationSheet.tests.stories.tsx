import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import navigation, { followed } from './TopNavigation.tests.stories.tsx';
import { TopNavigation } from './TopNavigation.tsx';

const meta = {
  ...navigation,
  title: 'Components/TopNavigation/NavigationSheet/Tests',
  tags: ['!autodocs', '!dev'],
  parameters: {
    ...navigation.parameters,
    viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof navigation.component>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const openMenu = (canvas: Canvas) => canvas.getByRole('button', { name: 'Open menu' });
const sheet = (canvas: Canvas) => within(canvas.getByRole('dialog', { name: 'Menu' }));

export const MenuByPointer: Story = {
  name: '[NAV-04] on a phone the button opens the menu; following a link closes it',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
    await userEvent.click(openMenu(canvas));
    const menu = sheet(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Focus Areas' }));
    await waitFor(() => expect(menu.getByRole('link', { name: 'Water' })).toBeVisible());
    await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(menu.getByRole('link', { name: 'Partners' }));
    await expect(followed).toHaveBeenLastCalledWith('/partners');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const MenuEscape: Story = {
  name: '[NAV-04] Escape closes the menu and returns focus to its button',
  play: async ({ canvas }) => {
    openMenu(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sheet(canvas).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(openMenu(canvas)).toHaveFocus();
  },
};

export const MenuCloseButton: Story = {
  name: '[NAV-04] its button closes the menu, and the page can scroll again',
  play: async ({ canvas }) => {
    await userEvent.click(openMenu(canvas));
    const overflow = () => getComputedStyle(document.documentElement).overflowY;
    await waitFor(() => expect(overflow()).toBe('hidden'));
    await userEvent.click(sheet(canvas).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(overflow()).not.toBe('hidden'));
    await waitFor(() => expect(openMenu(canvas)).toHaveFocus());
  },
};

export const MenuMakesThePageInert: Story = {
  name: '[NAV-04] while the menu is open nothing behind it takes focus',
  play: async ({ canvas }) => {
    await userEvent.click(openMenu(canvas));
    await expect(canvas.getByRole('dialog', { name: 'Menu' }).matches(':modal')).toBe(true);
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).not.toHaveFocus();
  },
};

export const MenuClosesWithThePage: Story = {
  name: '[NAV-04] the menu closes when the page changes in another way, such as Back',
  render: function Moving(args) {
    const [path, setPath] = useState('/about');
    return (
      <>
        <TopNavigation
          {...args}
          currentPath={path}
          languageSwitcher={() => (
            <button type="button" onClick={() => setPath('/partners')}>
              Back
            </button>
          )}
        />
        <main id="main" />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(openMenu(canvas));
    await userEvent.click(sheet(canvas).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const MenuWhileLoading: Story = {
  name: '[NAV-06] the open menu says that the links are loading',
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await userEvent.click(openMenu(canvas));
    await expect(sheet(canvas).getByRole('status')).toHaveTextContent('Loading navigation...');
    await waitFor(() => expect(sheet(canvas).getByRole('link', { name: 'Donate' })).toBeVisible());
  },
};
