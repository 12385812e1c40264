import { defaultLanguages } from '@nzete/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const meta = {
  title: 'Components/LanguageSwitcher/Links/Tests',
  component: LanguageSwitcher,
  tags: ['!autodocs', '!dev'],
  args: { value: 'fr', onChange: fn(), hrefFor: (language) => `/${language}/about` },
  decorators: [(Story) => <div className="nz:flex nz:min-h-80 nz:items-start nz:justify-end">{Story()}</div>],
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const opener = (canvas: Canvas) => canvas.getByRole('button', { name: 'Language: Français FR' });

const expectLinks = async (links: HTMLElement[]) => {
  const seen = links.map((link) => [link.textContent, link.lang, link.getAttribute('href'), link.ariaCurrent]);
  await expect(seen).toEqual(
    defaultLanguages.map(({ code, name }) => [name, code, `/${code}/about`, code === 'fr' ? 'true' : null]),
  );
  await expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(defaultLanguages.map(({ code }) => code));
};

/**
 * Whether the default action of a click was not prevented; the test then prevents it, to stay on
 * the story.
 */
function isLeftToTheBrowser(element: HTMLElement, init: MouseEventInit) {
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  window.removeEventListener('click', look);
  return isLeft;
}

export const ChipsAreLinks: Story = {
  name: '[LANG-01] chips with URLs are links to this page in every language; a check marks the current one',
  args: { variant: 'chips' },
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Language' }));
    const links = group.getAllByRole('link');
    await expectLinks(links);
    await expect(links.filter((link) => link.querySelector('svg')).map((link) => link.lang)).toEqual(['fr']);
    await userEvent.click(group.getByRole('link', { name: 'Lingala' }));
    await expect(args.onChange).toHaveBeenCalledWith('ln');
    await userEvent.click(group.getByRole('link', { name: 'Français' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const MenuOfLinks: Story = {
  name: '[LANG-01] [LANG-02] the menu lists links; a plain click chooses without navigation, closes it and returns focus',
  play: async ({ canvas, args }) => {
    await userEvent.click(opener(canvas));
    await expectLinks(within(canvas.getByRole('list')).getAllByRole('link'));
    await userEvent.click(canvas.getByRole('link', { name: 'Kiswahili' }));
    await expect(args.onChange).toHaveBeenCalledWith('sw');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(opener(canvas)).toHaveFocus();
  },
};

export const MenuOfLinksByKeyboard: Story = {
  name: '[LANG-01] [LANG-02] Tab and Enter follow the links; Escape closes their list',
  play: async ({ canvas, args }) => {
    opener(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(opener(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};

export const OtherClicksAreLeftToTheBrowser: Story = {
  name: '[LANG-01] a click that opens a new tab or window is left to the browser',
  args: { variant: 'chips' },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'English' });
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      await expect(isLeftToTheBrowser(link, init)).toBe(true);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(isLeftToTheBrowser(link, {})).toBe(false);
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};

export const WithoutAHandler: Story = {
  name: '[LANG-01] without a handler a plain click follows the link',
  args: { variant: 'chips', onChange: undefined },
  play: async ({ canvas }) => {
    await expect(isLeftToTheBrowser(canvas.getByRole('link', { name: 'English' }), {})).toBe(true);
  },
};
