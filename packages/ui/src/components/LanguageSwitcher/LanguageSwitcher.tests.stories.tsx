import { defaultLanguages } from '@nzete/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const meta = {
  title: 'Components/LanguageSwitcher/Tests',
  component: LanguageSwitcher,
  tags: ['!autodocs', '!dev'],
  args: { value: 'en', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="nz:flex nz:min-h-100 nz:flex-col nz:items-end nz:gap-4">
        <Story />
        <button type="button" className="nz:mt-auto nz:min-h-hit">
          Elsewhere
        </button>
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const opener = (canvas: Canvas) => canvas.getByRole('button', { name: 'Language: English EN' });
const expectClosed = (canvas: Canvas) => expect(canvas.queryByRole('list')).not.toBeInTheDocument();

export const OffersEveryLanguage: Story = {
  name: '[LANG-01] offers every language in that language; a check marks the current one',
  play: async ({ canvas }) => {
    await userEvent.click(opener(canvas));
    const options = within(canvas.getByRole('list')).getAllByRole('button');
    await expect(options.map((option) => [option.textContent, option.lang])).toEqual(
      defaultLanguages.map(({ code, name }) => [name, code]),
    );
    const marked = options.filter((option) => {
      const check = option.querySelector('svg');
      return check && getComputedStyle(check).visibility === 'visible';
    });
    await expect(marked.map((option) => option.textContent)).toEqual(['English']);
    await expect(marked[0]).toHaveAttribute('aria-current', 'true');
  },
};

export const ChosenByPointer: Story = {
  name: '[LANG-01] a click on a language chooses it and closes the list',
  play: async ({ canvas, args }) => {
    await userEvent.click(opener(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Kiswahili' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('sw');
    await expectClosed(canvas);
    await expect(opener(canvas)).toHaveFocus();
  },
};

export const ChosenByKeyboard: Story = {
  name: '[LANG-01] Tab and Enter choose a language; focus returns to the button',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(opener(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opener(canvas)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Français' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('fr');
    await expect(opener(canvas)).toHaveFocus();
    await expectClosed(canvas);
  },
};

export const CurrentOneChangesNothing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(opener(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expectClosed(canvas);
  },
};

export const OutsideClickCloses: Story = {
  name: '[LANG-02] closes on an outside click and keeps the choice',
  play: async ({ canvas, args }) => {
    await userEvent.click(opener(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expectClosed(canvas);
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const EscapeCloses: Story = {
  name: '[LANG-02] closes on Escape and returns focus to its button',
  play: async ({ canvas }) => {
    await userEvent.click(opener(canvas));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
    await expect(opener(canvas)).toHaveFocus();
  },
};

export const LeavingCloses: Story = {
  name: '[LANG-02] closes when the keyboard moves past it',
  play: async ({ canvas }) => {
    await userEvent.click(opener(canvas));
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expectClosed(canvas);
  },
};

export const ChipsMarkAndChoose: Story = {
  name: '[LANG-01] chips mark the current language and choose another by keyboard',
  args: { variant: 'chips' },
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Language' }));
    await expect(group.getAllByRole('button')).toHaveLength(defaultLanguages.length);
    await expect(group.getByRole('button', { current: true })).toHaveTextContent('English');
    await expect(group.getByRole('button', { name: 'English' }).querySelector('svg')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('fr');
    await userEvent.click(group.getByRole('button', { name: 'English' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
