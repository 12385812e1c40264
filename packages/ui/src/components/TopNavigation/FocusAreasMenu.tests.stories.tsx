import dawn from 'scene:canopy-dawn';
import river from 'scene:river-bend';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import navigation, { followed } from './TopNavigation.tests.stories.tsx';

const meta = {
  ...navigation,
  title: 'Components/TopNavigation/FocusAreasMenu/Tests',
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof navigation.component>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const focusAreas = (canvas: Canvas) => canvas.getByRole('button', { name: 'Focus Areas' });
const areaLink = (canvas: Canvas, name: RegExp) => canvas.queryByRole('link', { name });

export const FocusAreasByPointer: Story = {
  name: '[NAV-02] a click opens the focus areas; following one closes them',
  play: async ({ canvas }) => {
    await expect(areaLink(canvas, /Climate/)).not.toBeInTheDocument();
    await userEvent.click(focusAreas(canvas));
    await expect(focusAreas(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(areaLink(canvas, /Minerals/)).toHaveAttribute('href', '/responsible-minerals');
    await userEvent.click(canvas.getByRole('link', { name: /Climate/ }));
    await expect(followed).toHaveBeenLastCalledWith('/climate-mitigation');
    await expect(areaLink(canvas, /Climate/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Partners' })).toHaveAttribute('href', '/partners');
  },
};

export const FocusAreasByKeyboard: Story = {
  name: '[NAV-02] Enter opens the focus areas, Escape closes them and returns focus to their button',
  play: async ({ canvas }) => {
    focusAreas(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(areaLink(canvas, /Climate/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(focusAreas(canvas)).toHaveFocus();
    await expect(focusAreas(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(areaLink(canvas, /Climate/)).not.toBeInTheDocument();
  },
};

export const OutsideClosesFocusAreas: Story = {
  name: '[NAV-02] an outside click or moving focus out closes the focus areas',
  play: async ({ canvas }) => {
    await userEvent.click(focusAreas(canvas));
    await userEvent.click(canvas.getByRole('heading', { name: 'Nzete' }));
    await expect(areaLink(canvas, /Climate/)).not.toBeInTheDocument();
    await userEvent.click(focusAreas(canvas));
    for (let step = 0; step < 4; step += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveFocus();
    await expect(areaLink(canvas, /Climate/)).not.toBeInTheDocument();
  },
};

export const PictureFollowsThePointer: Story = {
  name: '[NAV-02] shows the picture of the hovered or focused area, or the previous one if it has none',
  play: async ({ canvas, canvasElement }) => {
    const picture = () => canvasElement.querySelector('[data-slot="picture"] img')?.getAttribute('src');
    await userEvent.click(focusAreas(canvas));
    await expect(picture()).toBe(dawn);
    await userEvent.hover(canvas.getByRole('link', { name: /Water/ }));
    await expect(picture()).toBe(river);
    canvas.getByRole('link', { name: /Climate/ }).focus();
    await waitFor(() => expect(picture()).toBe(dawn));
    await userEvent.hover(canvas.getByRole('link', { name: /Minerals/ }));
    await expect(picture()).toBe(dawn);
  },
};

export const ParentIsMarked: Story = {
  name: '[NAV-08] a page inside a focus area marks the list and, in it, the area',
  args: { currentPath: '/responsible-minerals/ethical-sourcing' },
  play: async ({ canvas }) => {
    await expect(focusAreas(canvas)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(focusAreas(canvas));
    await expect(areaLink(canvas, /Minerals/)).toHaveAttribute('aria-current', 'true');
  },
};
