import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { serverPage } from '../../../../../.storybook/serverPage.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

const onSubmit = fn(async () => ({ ok: true as const }));
const onHydrated = fn();

function Page() {
  useEffect(onHydrated, []);
  return (
    <IntlProvider locale="en">
      <NewsletterForm onSubmit={onSubmit} />
    </IntlProvider>
  );
}

const showServerPage = serverPage(<Page />);

const meta = {
  title: 'Components/NewsletterForm/Hydration/Tests',
  component: NewsletterForm,
  tags: ['!autodocs', '!dev'],
  args: { onSubmit },
  render: () => <div data-testid="page" ref={showServerPage} />,
  beforeEach: () => {
    onSubmit.mockClear();
    onHydrated.mockClear();
  },
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsWhatWasTyped: Story = {
  name: '[NEWS-04] an address typed before hydration is kept and sent',
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('page');
    const page = within(place);
    await userEvent.type(page.getByRole('textbox'), 'mado@nzete.example');
    const onRecoverableError = fn();
    const root = hydrateRoot(place, <Page />, { onRecoverableError });
    await waitFor(() => expect(onHydrated).toHaveBeenCalled());
    await expect(page.getByRole('textbox')).toHaveValue('mado@nzete.example');
    await userEvent.click(page.getByRole('button'));
    await expect(onSubmit).toHaveBeenCalledWith('mado@nzete.example');
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};

export const EarlySubmitHidesTheAddress: Story = {
  name: '[NEWS-03] an address submitted before hydration does not end up in the URL',
  play: async ({ canvas }) => {
    const form = canvas.getByRole('textbox').closest('form');
    await expect(form).toHaveAttribute('method', 'post');
  },
};
