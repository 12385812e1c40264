import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { specimens } from './everyComponent.tsx';

/**
 * Every component under the second brand. After each of these stories, `.storybook/preview.tsx`
 * looks for colours of the first brand; with `STORYBOOK_BRAND=lake`, after every story.
 */
const meta = {
  title: 'Foundations/Brand/Tests',
  tags: ['!autodocs', '!dev'],
  globals: { brand: 'lake' },
  // The sections come from several pages; their own stories check them.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  render: () => (
    <>
      {specimens.map(({ name, draw }) => (
        <div key={name}>{draw?.({})}</div>
      ))}
    </>
  ),
  play: async () => {
    await expect(getComputedStyle(document.body).backgroundColor).not.toBe('rgb(246, 238, 221)');
    await waitFor(() => expect(document.querySelector('[data-slot="toast"]')).not.toBeNull());
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { name: 'no component keeps a green or a gold under another brand' };

export const Dark: Story = {
  name: 'no component has a green or a gold of the first brand in another brand’s dark theme',
  globals: { theme: 'dark' },
};
