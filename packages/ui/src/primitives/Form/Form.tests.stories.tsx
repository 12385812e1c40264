import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, fn, mocked, userEvent, waitFor, type within } from 'storybook/test';
import fr from '../../locales/fr.json';
import documented, { type Volunteer } from './Form.stories.tsx';
import type { FieldErrors } from './formErrors.ts';

const meta = {
  ...documented,
  title: 'Primitives/Forms/Form/Tests',
  tags: ['!autodocs', '!dev'],
  args: { send: fn(async (_values: Volunteer): Promise<FieldErrors | undefined> => undefined) },
} satisfies Meta<typeof documented.component>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const press = async (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send' }));

async function fill(canvas: Canvas, email: string) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name *' }), 'Grâce Ilunga');
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail *' }), email);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Trees' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to be contacted *' }));
}

export const FailedSubmitMovesFocusToTheSummary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name *' }), 'Grâce Ilunga');
    await press(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: '3 things to fix' })).toHaveFocus());
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Write your e-mail address',
      'Choose at least one area',
      'Tick to go on',
    ]);
    await expect(canvas.getByRole('textbox', { name: 'Full Name *' })).toHaveValue('Grâce Ilunga');
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const EachEntryLinksToItsField: Story = {
  play: async ({ canvas }) => {
    await press(canvas);
    await userEvent.click(await canvas.findByRole('link', { name: 'Write your name as on your card' }));
    await expect(canvas.getByRole('textbox', { name: 'Full Name *' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Write your e-mail address' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail *' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose at least one area' }));
    await expect(canvas.getByRole('checkbox', { name: 'Clean water' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Tick to go on' }));
    await expect(canvas.getByRole('checkbox', { name: 'I agree to be contacted *' })).toHaveFocus();
  },
};

export const CorrectedByKeyboardAndSubmitted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Grâce Ilunga{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: '3 things to fix' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}grace@example');
    await expect(await canvas.findByRole('link', { name: 'Add the ending, for example .cd or .org' })).toBeVisible();
    await userEvent.keyboard('.cd');
    await waitFor(() => expect(canvas.getByRole('heading', { name: '2 things to fix' })).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Sent. We answer within five working days.')).toBeVisible();
    const sent = { name: 'Grâce Ilunga', email: 'grace@example.cd', areas: ['water'], agree: true };
    await expect(args.send).toHaveBeenLastCalledWith(sent);
  },
};

export const NoErrorsBeforeSubmit: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Full Name *' });
    await userEvent.click(name);
    await userEvent.tab();
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail *' }), 'grace@example');
    await userEvent.tab();
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await press(canvas);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Write your name as on your card'));
  },
};

export const RequiredFieldsAreMarked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full Name *' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'E-mail *' })).toBeRequired();
    await expect(canvas.getByRole('group', { name: 'Areas of interest *' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Trees' })).not.toBeRequired();
    await expect(canvas.getByRole('checkbox', { name: 'I agree to be contacted *' })).toBeRequired();
  },
};

export const MissingRequiredFieldsFocusTheFirst: Story = {
  name: 'in a short form missing fields show an error, focus moves to the first, and no value is lost',
  args: { focus: 'first-field' },
  play: async ({ canvas }) => {
    const mail = canvas.getByRole('textbox', { name: 'E-mail *' });
    await userEvent.type(mail, 'grace@example.org');
    await press(canvas);
    const name = canvas.getByRole('textbox', { name: 'Full Name *' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Write your name as on your card');
    await expect(mail).toHaveValue('grace@example.org');
  },
};

export const ServerErrorShowsUntilTheFieldChanges: Story = {
  args: { send: documented.args.send },
  play: async ({ canvas, args }) => {
    await fill(canvas, 'taken@example.org');
    await press(canvas);
    const mail = canvas.getByRole('textbox', { name: 'E-mail *' });
    const refused = 'This address is known already. Use another one';
    await waitFor(() => expect(canvas.getByRole('group', { name: 'One thing to fix' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: refused }));
    await expect(mail).toHaveFocus();
    await userEvent.tab();
    await expect(mail).toHaveAccessibleDescription(refused);
    await userEvent.type(mail, '.cd');
    await waitFor(() => expect(mail).toBeValid());
    await press(canvas);
    await expect(await canvas.findByText('Sent. We answer within five working days.')).toBeVisible();
    await expect(args.send).toHaveBeenCalledTimes(2);
  },
};

/** Otherwise the summary would take focus for the errors of the previous attempt. */
export const AnUnchangedResubmitIsANewAttempt: Story = {
  play: async ({ canvas, args }) => {
    mocked(args.send).mockResolvedValueOnce({ email: 'email.taken' });
    await fill(canvas, 'grace@example.org');
    await press(canvas);
    await expect(await canvas.findByRole('group', { name: 'One thing to fix' })).toBeVisible();
    await press(canvas);
    await expect(await canvas.findByText('Sent. We answer within five working days.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mail *' })).toBeValid();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ErrorsFollowAChangeOfLanguage: Story = {
  decorators: [
    (Story) => {
      const [isFrench, setFrench] = useState(false);
      const language = isFrench ? { locale: 'fr-CD', messages: fr } : { locale: 'en', messages: {} };
      return (
        <IntlProvider {...language}>
          <button type="button" onClick={() => setFrench(true)}>
            Français
          </button>
          <Story />
        </IntlProvider>
      );
    },
  ],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name *' }), 'Grâce Ilunga');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail *' }), 'grace@example');
    await press(canvas);
    await expect(await canvas.findByRole('heading', { name: '3 things to fix' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Français' }));
    await expect(canvas.getByRole('heading', { name: '3 points à corriger' })).toBeVisible();
    const ending = 'Ajoutez la fin de l’adresse, par exemple .cd ou .org';
    await expect(canvas.getByRole('link', { name: ending })).toBeVisible();
    const mail = canvas.getByRole('textbox', { name: 'E-mail *' });
    await expect(mail).toHaveAccessibleDescription(ending);
    await expect(mail).toHaveValue('grace@example');
    await expect(canvas.getByRole('textbox', { name: 'Nom complet *' })).toHaveValue('Grâce Ilunga');
  },
};
