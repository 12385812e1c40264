import type { Meta, StoryObj } from '@storybook/react-vite';
import { IntlProvider } from 'react-intl';
import { expect, waitFor, within } from 'storybook/test';
import { HistoryChart } from '../components/ProvinceDialog/HistoryChart.tsx';
import type { HistoryPoint } from '../components/ProvinceDialog/history.ts';
import { TrendFigures } from '../components/TrendFigures/TrendFigures.tsx';
import type { LanguageDefinition } from '../format/index.ts';
import wizard from '../primitives/Wizard/Wizard.stories.tsx';
import { Wizard } from '../primitives/Wizard/Wizard.tsx';
import { NzeteProvider } from '../provider/NzeteProvider.tsx';
import { specimens } from './everyComponent.tsx';

const arabic: LanguageDefinition = {
  code: 'ar',
  name: 'العربية',
  direction: 'rtl',
  numbers: { group: ',', decimal: '.', percent: '%' },
  months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
};
const languages = [arabic] as const;

/** What every component shows in Arabic, measured: the texts of the package are still English. */
const meta = {
  title: 'Foundations/Arabic/Tests',
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  decorators: [
    (Story) => (
      <IntlProvider locale="ar" onError={() => {}}>
        <NzeteProvider languages={languages}>{Story()}</NzeteProvider>
      </IntlProvider>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every component, each in an element with its name. */
const all = () => (
  <>
    {specimens.map(({ name, draw }) => (
      <div key={name} data-specimen={name}>
        {draw?.({})}
      </div>
    ))}
  </>
);
const appeared = () => waitFor(() => expect(document.querySelector('[data-slot="toast-region"]')).not.toBeNull());
const specimenOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[data-specimen]')?.dataset.specimen ?? 'a dialog';
const middle = ({ left, right }: DOMRect) => (left + right) / 2;

/** Where an arrow of lucide points to: its head is the higher of its two paths. */
function pointsLeft(arrow: Element): boolean | undefined {
  const [one, other] = [...arrow.children].map((path) => path.getBoundingClientRect());
  if (!one || !other || one.width === 0) return undefined;
  const [head, shaft] = one.height > other.height ? [one, other] : [other, one];
  return middle(head) < middle(shaft);
}

export const ArrowsPointAhead: Story = {
  name: '[LIB-05] in Arabic every arrow to the next points left, and every arrow back points right',
  render: all,
  play: async () => {
    await appeared();
    const wrong: string[] = [];
    let measured = 0;
    for (const arrow of document.querySelectorAll('.lucide-arrow-right, .lucide-arrow-left')) {
      const isNext = arrow.classList.contains('lucide-arrow-right');
      const isLeft = pointsLeft(arrow);
      if (isLeft === undefined) continue;
      measured += 1;
      if (isLeft !== isNext) wrong.push(`${specimenOf(arrow)}: ${arrow.parentElement?.textContent}`);
    }
    await expect(wrong).toEqual([]);
    await expect(measured).toBeGreaterThan(15);
  },
};

/** A number with its unit, a sign, or a telephone number. */
const numbers = /\+\d[\d \u00a0]*\d|\d[\d.,]*[\u00a0\u202f ]?(?:°C|km\/h|km\b|\+)/g;

function turnedNumbers(text: Text): string[] {
  const range = document.createRange();
  const boxAt = (index: number) => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect();
  };
  return [...text.data.matchAll(numbers)].flatMap(({ 0: found, index }) => {
    const first = boxAt(index);
    const last = boxAt(index + found.length - 1);
    return first.width > 1 && last.width > 1 && first.top === last.top && first.left > last.left ? [found] : [];
  });
}

export const NumbersAreNotTurned: Story = {
  name: '[LIB-05] in Arabic a unit or sign is where it is in the number, to its right',
  render: all,
  play: async ({ canvasElement }) => {
    await appeared();
    const wrong: string[] = [];
    let measured = 0;
    const walker = document.createTreeWalker(canvasElement.ownerDocument.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text)) continue;
      measured += node.data.match(numbers)?.length ?? 0;
      wrong.push(...turnedNumbers(node).map((found) => `${specimenOf(node.parentElement)}: ${found}`));
    }
    await expect(wrong).toEqual([]);
    await expect(measured).toBeGreaterThan(30);
  },
};

const start = Date.parse('2026-05-25T00:00:00Z');
const rising = Array.from(
  { length: 48 },
  (_, hour): HistoryPoint => ({
    time: new Date(start + hour * 3_600_000).toISOString(),
    temperature: 20 + hour / 4,
    humidity: 70,
    windSpeed: 5,
    airQuality: 60,
  }),
);

export const TheNewestMarkIsAtTheNewestDate: Story = {
  name: '[LIB-05] in Arabic time runs from right to left in a chart: dates, curve and newest mark',
  render: () => <HistoryChart points={rising} measure="temperature" timeZone={undefined} />,
  play: async ({ canvas, canvasElement }) => {
    const [oldest, newest] = ['25 مايو 2026', '26 مايو 2026'].map((date) =>
      canvas.getAllByText(date)[0]?.getBoundingClientRect(),
    );
    const [, curve] = [...canvasElement.querySelectorAll<SVGPathElement>('svg path[d*="L"]')];
    const mark = canvasElement.querySelector('svg svg path')?.getBoundingClientRect();
    const chart = canvasElement.querySelector('svg')?.getBoundingClientRect();
    if (!oldest || !newest || !curve || !mark || !chart) throw new Error('a part of the chart is missing');
    await expect(oldest.left).toBeGreaterThan(newest.right);
    await expect(Math.abs(middle(mark) - chart.left)).toBeLessThan(2);
    const at = (length: number) => curve.getPointAtLength(length).matrixTransform(curve.getScreenCTM() ?? undefined).x;
    await expect(Math.abs(at(0) - chart.right)).toBeLessThan(2);
    await expect(Math.abs(at(curve.getTotalLength()) - middle(mark))).toBeLessThan(2);
  },
};

export const ATrendRisesToTheLeft: Story = {
  name: '[LIB-05] in Arabic the newest mark of a trend is above the newest figure',
  render: () => (
    <TrendFigures
      figures={[
        { id: 'first', value: 5000, label: 'First' },
        { id: 'second', value: 25_000, label: 'Second' },
        { id: 'third', value: 50_000, label: 'Third' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const items = [...canvasElement.querySelectorAll('[data-slot="trend-figures-item"]')];
    const [first, , third] = items.map((item) => middle(item.getBoundingClientRect()));
    const mark = canvasElement.querySelector('[data-slot="trend-figures-line"] polyline + path');
    if (first === undefined || third === undefined || !mark) throw new Error('a part of the trend is missing');
    await expect(first).toBeGreaterThan(third);
    const newest = middle(mark.getBoundingClientRect());
    await expect(Math.abs(newest - third)).toBeLessThan(Math.abs(newest - first));
  },
};

export const AWizardGoesToTheLeft: Story = {
  name: '[LIB-05] in Arabic Next of a wizard is left of Previous, and both arrows point outwards',
  render: () => <Wizard {...wizard.args} defaultStep={2} />,
  play: async ({ canvas }) => {
    const [previous, next] = ['Previous', 'Next'].map((name) => canvas.getByRole('button', { name }));
    if (!previous || !next) throw new Error('a button is missing');
    await expect(middle(next.getBoundingClientRect())).toBeLessThan(middle(previous.getBoundingClientRect()));
    const arrows = [previous, next].map((button) => button.querySelector('svg'));
    await expect(arrows.map((arrow) => arrow && pointsLeft(arrow))).toEqual([false, true]);
  },
};

export const PhotosGoToTheLeft: Story = {
  name: '[LIB-05] in Arabic the next photo of a lightbox is on the left',
  render: () => <>{specimens.find(({ name }) => name === 'Lightbox')?.draw?.({})}</>,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const previous = await body.findByRole('button', { name: 'Previous photo' });
    const next = body.getByRole('button', { name: 'Next photo' });
    await expect(middle(next.getBoundingClientRect())).toBeLessThan(middle(previous.getBoundingClientRect()));
    for (const button of [previous, next]) {
      const chevron = button.querySelector('svg');
      await expect(chevron && getComputedStyle(chevron).scale).toBe('-1 1');
    }
  },
};

/** What follows each other in a row, by component. */
const rows: readonly [specimen: string, items: string][] = [
  ['WeekDays', '[data-slot="week-days-day"]'],
  ['TrendFigures', '[data-slot="trend-figures-item"]'],
  ['GrowthTargets', '[data-slot="growth-targets-item"]'],
  ['SegmentedControl', '[data-slot="segmented-control-option"]'],
  ['TabList', '[role="tab"]'],
  ['Hero', '[data-slot="hero-controls"] button'],
  ['CourseBrowser', '[data-slot="course-browser-pager"] > *'],
];

export const RowsStartOnTheRight: Story = {
  name: '[LIB-05] in Arabic the first of a row is on the right, the last on the left',
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    viewport: { options: { desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } } } },
  },
  render: all,
  play: async () => {
    await appeared();
    const wrong = rows.flatMap(([specimen, items]) => {
      const boxes = [...document.querySelectorAll(`[data-specimen="${specimen}"] ${items}`)].map((item) =>
        item.getBoundingClientRect(),
      );
      const row = boxes.filter(({ top, width }) => width > 0 && Math.abs(top - (boxes[0]?.top ?? 0)) < 2);
      if (row.length < 2) return `${specimen}: ${row.length} of ${boxes.length} in a row`;
      return row.every((box, index) => index === 0 || middle(box) < middle(row[index - 1] ?? box)) ? [] : specimen;
    });
    await expect(wrong).toEqual([]);
  },
};
