import pump from 'scene:borehole-rings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { elementUnderPointer } from '../../foundations/elementUnderPointer.ts';
import { ImpactCard } from './ImpactCard.tsx';

const meta = {
  title: 'Components/ImpactCard/Tests',
  component: ImpactCard,
  tags: ['!autodocs', '!dev'],
  args: {
    picture: { src: pump, alt: 'Illustration: a hand pump' },
    title: 'Clean water runs in Nsele',
    description: 'The first borehole gives families water close to home.',
    value: 1,
    unit: 'borehole completed',
    href: '#impact',
  },
} satisfies Meta<typeof ImpactCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLinkForTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Clean water runs in Nsele' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Clean water runs in Nsele');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).not.toHaveFocus();
  },
};

/** A middle click on the picture opens a tab, like one on the link itself. */
export const ClicksAnywhereReachItsLink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Clean water runs in Nsele' });
    await expect(link).toHaveAttribute('href', '#impact');
    await expect(elementUnderPointer(canvas.getByRole('img'))).toBe(link);
    await expect(elementUnderPointer(canvas.getByText(/first borehole/))).toBe(link);
    await expect(elementUnderPointer(canvas.getByText(/borehole completed/))).toBe(link);
  },
};

export const WithoutHrefItIsNotClickable: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/first borehole/);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(elementUnderPointer(text)).toBe(text);
  },
};

export const NoEmptyParagraphs: Story = {
  args: { sign: 'water', place: undefined, date: undefined },
  play: async ({ canvas }) => {
    const paragraphs = canvas.getAllByRole('paragraph');
    await expect(paragraphs).toHaveLength(1);
    for (const paragraph of paragraphs) await expect(paragraph).not.toBeEmptyDOMElement();
  },
};

/** 20 px, at the brand's weight for that size. */
async function expectSmallHeading(heading: HTMLElement) {
  const style = getComputedStyle(heading);
  const weight = style.getPropertyValue('--nz-weight-display-sm');
  await expect([style.fontSize, style.fontWeight]).toEqual(['20px', weight]);
}

export const InARowFigureAndLabelStayOnOneLine: Story = {
  args: {
    size: 'row',
    value: 50_000,
    isAtLeast: true,
    unit: 'trees planted by the volunteers of the villages',
    className: 'nz:w-80',
  },
  play: async ({ canvas }) => {
    const value = canvas.getByText('50,000+').getBoundingClientRect();
    const unit = canvas.getByText(/^trees planted/).getBoundingClientRect();
    await expect(unit.left).toBeGreaterThan(value.right);
    await expectSmallHeading(canvas.getByRole('heading'));
  },
};

export const ARowOnPhonesHasTheWeightOf20Pixels: Story = {
  args: { phone: 'row' },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectSmallHeading(canvas.getByRole('heading'));
  },
};
