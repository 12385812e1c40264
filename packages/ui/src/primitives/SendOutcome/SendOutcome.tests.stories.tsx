import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, fn, userEvent } from 'storybook/test';
import fr from '../../locales/fr.json';
import { ReferenceNumber } from './ReferenceNumber.tsx';
import { SendOutcome, type SendOutcomeProps } from './SendOutcome.tsx';

const meta = {
  title: 'Primitives/Forms/SendOutcome/Tests',
  component: SendOutcome,
  tags: ['!autodocs', '!dev'],
  args: { title: 'Application received', result: { ok: true, reference: 'NZ-V-2026-N9H25C' } },
} satisfies Meta<typeof SendOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SuccessTakesFocus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Application received').closest('[role="status"]')).toHaveFocus();
  },
};

const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

export const CopiesTheNumber: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(async () => {});
    clipboard(writeText);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText('Number copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('NZ-V-2026-N9H25C');
  },
};

export const NumberStandsAlone: Story = {
  render: () => <ReferenceNumber number="NZ-V-2026-N9H25C" />,
  play: async ({ canvas }) => {
    const writeText = fn(async () => {});
    clipboard(writeText);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(writeText).toHaveBeenCalledWith('NZ-V-2026-N9H25C');
  },
};

export const ShowsThatCopyingFailed: Story = {
  play: async ({ canvas }) => {
    clipboard(async () => {
      throw new DOMException('Not allowed', 'NotAllowedError');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText('Note the number by hand: it could not be copied.')).toBeVisible();
  },
};

export const FailureIsAnnounced: Story = {
  args: { result: { ok: false, reason: 'wait', seconds: 42 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('again in 42 seconds');
  },
};

export const LongWaitsAreInMinutes: Story = {
  args: { result: { ok: false, reason: 'wait', seconds: 91 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('again in 2 minutes');
  },
};

function InTwoLanguages(props: SendOutcomeProps) {
  const [locale, setLocale] = useState('en');
  return (
    <IntlProvider locale={locale} messages={locale === 'fr' ? fr : {}} onError={() => {}}>
      <button type="button" onClick={() => setLocale('fr')}>
        {locale}
      </button>
      <SendOutcome {...props} />
    </IntlProvider>
  );
}

export const FollowsTheLanguage: Story = {
  args: { result: { ok: false, reason: 'other' } },
  render: (args) => <InTwoLanguages {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'en' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(fr['ui.SendOutcome.other'].replaceAll(/\s/g, ' '));
  },
};

export const KeepsTheReasonOfTheServer: Story = {
  name: '[KEEP-13] the reason of the server stays after a change of language, marked as its own',
  args: { result: { ok: false, reason: 'other', detail: 'The service is busy.' } },
  render: (args) => <InTwoLanguages {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy.');
    await userEvent.click(canvas.getByRole('button', { name: 'en' }));
    await expect(canvas.getByText('The service is busy.')).toHaveAttribute('lang', 'en');
  },
};
