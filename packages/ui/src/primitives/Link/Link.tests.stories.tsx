import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type NzeteLinkProps, NzeteProvider } from '../../provider/NzeteProvider.tsx';
import { Link } from './Link.tsx';

const follow = fn();

function RouterLink({ href, ...props }: NzeteLinkProps) {
  return (
    <a
      {...props}
      href={href}
      data-router
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/Navigation/Link/Tests',
  component: Link,
  tags: ['!autodocs', '!dev'],
  args: { href: '/our-story', children: 'Read our story' },
  beforeEach: () => {
    follow.mockClear();
  },
  decorators: [(Story) => <NzeteProvider linkComponent={RouterLink}>{Story()}</NzeteProvider>],
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RenderedByTheApplicationsLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Read our story' }));
    await expect(follow).toHaveBeenCalledWith('/our-story');
  },
};

export const FollowedByEnter: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(1);
  },
};

export const WithoutAProviderItIsAnAnchor: Story = {
  render: (args) => (
    <NzeteProvider linkComponent="a">
      <Link {...args} />
    </NzeteProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '/our-story');
    await expect(link).toHaveAttribute('data-slot', 'link');
  },
};
