import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
import type { NewsletterResult } from './outcome.ts';

const onSubmit = fn<NewsletterFormProps['onSubmit']>();
const answer = (result: NewsletterResult) => onSubmit.mockImplementation(async () => result);

const meta = {
  title: 'Components/NewsletterForm/Tests',
  component: NewsletterForm,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: { onSubmit, onMessage: fn(), title: 'News from the field' },
  beforeEach: () => {
    onSubmit.mockReset();
    answer({ ok: true });
  },
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'E-mail address' });
const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Subscribe' });
const address = 'mado@nzete.example';

async function subscribe(canvas: Canvas) {
  await userEvent.type(field(canvas), address);
  await userEvent.click(button(canvas));
}

export const BlockWithLinks: Story = {
  name: '[NEWS-01] has an e-mail field, a Subscribe button and links to reports, volunteering and partnerships',
  args: {
    links: [
      { href: '/reports', label: 'Monthly reports' },
      { href: '/volunteers', label: 'Volunteer' },
      { href: '/partnerships', label: 'Partnerships' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'News from the field' })).toBeVisible();
    await expect(field(canvas)).toHaveAttribute('type', 'email');
    await expect(button(canvas)).toBeEnabled();
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/reports', '/volunteers', '/partnerships']);
  },
};

export const Empty: Story = {
  name: '[NEWS-02] an empty address shows a message and an error at the field, which gets focus',
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas));
    await expect(args.onMessage).toHaveBeenCalledTimes(1);
    await expect(args.onMessage).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Email required',
      description: 'Please enter your email address to subscribe.',
    });
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toBeInvalid();
    await expect(field(canvas)).toHaveAccessibleDescription('Please enter your email address to subscribe.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Malformed: Story = {
  name: '[NEWS-02] an incomplete address shows how to correct it; typing removes the error',
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), 'mado@nzete{Enter}');
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toHaveAccessibleDescription(/name@example\.org/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field(canvas), '.example');
    await expect(field(canvas)).not.toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('mado@nzete.example');
  },
};

export const MalformedIsAnnounced: Story = {
  name: '[NEWS-02] an incomplete address is announced each time that it is submitted',
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), 'grace@{Enter}');
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/name@example\.org/);
    await expect(field(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(alert).not.toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/name@example\.org/);
    await expect(args.onMessage).not.toHaveBeenCalled();
  },
};

export const EmptyIsAnnouncedOnce: Story = {
  name: '[NEWS-02] an empty address is announced by the message, or at the field if there is no message',
  render: (args) => (
    <>
      <NewsletterForm {...args} title="With a toast" />
      <NewsletterForm {...args} title="Without" onMessage={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(within(canvas.getByRole('region', { name: 'With a toast' })).getByRole('button'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    const other = within(canvas.getByRole('region', { name: 'Without' }));
    await userEvent.click(other.getByRole('button'));
    await expect(other.getByRole('alert')).toHaveTextContent('Please enter your email address to subscribe.');
  },
};

export const Submitting: Story = {
  name: '[NEWS-03] while submitting, the button is disabled and reads "Subscribing...", and a second press does nothing',
  play: async ({ canvas, args }) => {
    let finish = (_: NewsletterResult) => {};
    onSubmit.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { width } = button(canvas).getBoundingClientRect();
    await subscribe(canvas);
    const busy = await canvas.findByRole('button', { name: 'Subscribing...' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(busy).toHaveFocus();
    await expect(busy.getBoundingClientRect().width).toBe(width);
    await userEvent.click(busy);
    await userEvent.type(field(canvas), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    finish({ ok: true });
    await expect(await canvas.findByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-disabled');
  },
};

export const Success: Story = {
  name: '[NEWS-04] success shows a message, also below the field, which is reset',
  play: async ({ canvas, args }) => {
    await subscribe(canvas);
    await expect(await canvas.findByText('Subscription Successful!')).toBeVisible();
    await expect(args.onMessage).toHaveBeenCalledTimes(1);
    await expect(args.onMessage).toHaveBeenCalledWith({
      tone: 'success',
      title: 'Subscription Successful!',
      description: "You've been added to our newsletter. Check your inbox for updates!",
    });
    await expect(field(canvas)).toHaveValue('');
  },
};

const refused = (result: NewsletterResult, description: string): Story => ({
  beforeEach: () => void answer(result),
  play: async ({ canvas, args }) => {
    await subscribe(canvas);
    await expect(await canvas.findByText('Subscription Failed')).toBeVisible();
    await expect(args.onMessage).toHaveBeenCalledWith({ tone: 'error', title: 'Subscription Failed', description });
    await expect(field(canvas)).toHaveValue(address);
  },
});

export const AlreadySubscribed: Story = {
  name: '[NEWS-05] an address that is already subscribed is reported, and stays in the field',
  ...refused({ ok: false, reason: 'already-subscribed' }, 'This email is already subscribed.'),
};

export const ServerDetail: Story = {
  name: '[NEWS-06] any other error shows the server’s detail, and the address stays in the field',
  ...refused({ ok: false, reason: 'other', detail: 'The mail server is resting.' }, 'The mail server is resting.'),
};

export const NoDetail: Story = {
  name: '[NEWS-06] an error without detail shows the generic text',
  ...refused({ ok: false, reason: 'other' }, 'Failed to subscribe. Please try again.'),
};

export const NetworkDown: Story = {
  name: '[NEWS-06] a network error shows the generic text',
  play: async ({ canvas, args }) => {
    onSubmit.mockRejectedValue(new TypeError('Failed to fetch'));
    await subscribe(canvas);
    await expect(await canvas.findByText('Subscription Failed')).toBeVisible();
    await expect(args.onMessage).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'Failed to subscribe. Please try again.' }),
    );
  },
};

export const AnnouncedOnce: Story = {
  name: '[NEWS-04] if a toast announces the result, the line below the field is not a live region',
  play: async ({ canvas }) => {
    await subscribe(canvas);
    await canvas.findByText('Subscription Successful!');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

export const AnnouncedAtTheField: Story = {
  name: '[NEWS-04] without a toast the line below the field is announced',
  args: { onMessage: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await subscribe(canvas);
    await canvas.findByText('Subscription Successful!');
    await expect(canvas.getByRole('status')).toHaveTextContent('Subscription Successful!');
  },
};

export const FrenchTexts: Story = {
  name: '[NEWS-02] [NEWS-04] every text follows the language',
  globals: { locale: 'fr' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'S’abonner' }));
    await expect(args.onMessage).toHaveBeenCalledWith(expect.objectContaining({ title: 'Adresse e-mail requise' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse e-mail' }), `${address}{Enter}`);
    await expect(await canvas.findByText('Abonnement réussi !')).toBeVisible();
  },
};
