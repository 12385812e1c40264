import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type Pair, pairs } from '../contrast/pairs.ts';
import { contrast, toHex } from '../contrast/ratio.ts';
import { painted } from './painted.ts';
import { Part, Parts } from './Specimen.tsx';
import { ramps, token } from './tokens.ts';

const meta = {
  title: 'Foundations/Colour',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const jobs: Record<keyof typeof ramps, string> = {
  paper: 'Raffia paper: page, surface, sunk',
  ink: 'Text',
  forest: 'Action on paper; cloth ground',
  laterite: 'Giving, and the numbers giving produced',
  river: 'Water',
  gold: 'The offbeat; action on forest',
  cobalt: 'Minerals, data, information, focus',
  tukula: 'Errors only',
};

/** The computed colours of tokens, read again when the theme changes. */
function usePainted<T>(
  read: (of: (name: string) => [number, number, number]) => T,
): [RefObject<HTMLDivElement | null>, T | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState<T>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = () => {
      const style = getComputedStyle(element);
      setValue(() => read((name) => painted(style.getPropertyValue(`--nz-${name}`))));
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [read]);
  return [ref, value];
}

function Swatch({ name, hex }: { name: string; hex?: string }) {
  return (
    <li className="nz:min-w-0">
      <div
        className="nz:h-12 nz:border-[1.5px] nz:border-line nz:forced-color-adjust-none"
        style={{ background: token(name) }}
      />
      <p className="nz:pt-1 nz:text-xs nz:leading-tight">
        <b className="nz:block nz:font-semibold">{name.split('-').at(-1)}</b>
        <span className="nz:text-text-muted">{hex}</span>
      </p>
    </li>
  );
}

const readRamps = (of: (name: string) => [number, number, number]) =>
  Object.fromEntries(
    Object.entries(ramps).flatMap(([family, steps]) =>
      steps.map((step) => [`${family}-${step}`, toHex(of(`${family}-${step}`))]),
    ),
  );

function Ramps() {
  const [ref, hex] = usePainted(readRamps);
  return (
    <div ref={ref} className="nz:grid nz:gap-6">
      {Object.entries(ramps).map(([family, steps]) => (
        <section key={family} className="nz:grid nz:gap-2 nz:md:grid-cols-[9rem_1fr] nz:md:gap-4">
          <h3>
            <b className="nz:block nz:font-semibold">{family}</b>
            <span className="nz:text-sm nz:text-text-muted">{jobs[family as keyof typeof ramps]}</span>
          </h3>
          <ul className="nz:grid nz:grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] nz:gap-x-[3px] nz:gap-y-3">
            {steps.map((step) => (
              <Swatch key={step} name={`${family}-${step}`} hex={hex?.[`${family}-${step}`]} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const readPairs = (of: (name: string) => [number, number, number]) =>
  pairs.map(({ fore, back }) => contrast(of(fore), of(back)));

function Pairs() {
  const [ref, ratios] = usePainted(readPairs);
  return (
    <div ref={ref}>
      <ul className="nz:grid nz:gap-x-gap nz:gap-y-4 nz:sm:grid-cols-2 nz:lg:grid-cols-3">
        {pairs.map((pair, index) => (
          <PairRow key={`${pair.fore} ${pair.back}`} pair={pair} ratio={ratios?.[index]} />
        ))}
      </ul>
    </div>
  );
}

function PairRow({ pair: { fore, back, least }, ratio }: { pair: Pair; ratio?: number }) {
  return (
    <li className="nz:grid nz:grid-cols-[4.5rem_1fr] nz:items-center nz:gap-3">
      <span
        aria-hidden="true"
        className="nz:grid nz:h-14 nz:place-items-center nz:border-[1.5px] nz:border-line text-lg nz:font-semibold nz:forced-color-adjust-none"
        style={{ background: token(back), color: token(fore) }}
      >
        {least === 3 ? <span className="nz:size-6 nz:rotate-45 nz:border-[3px] nz:border-current" /> : 'Aɔ'}
      </span>
      <span className="nz:min-w-0 nz:text-sm">
        <b className="nz:block nz:font-semibold">
          {fore} on {back}
        </b>
        <span className="nz:text-text-muted" data-ratio={ratio} data-least={least}>
          {ratio ? `${ratio.toFixed(1)} : 1` : '…'}, needs {least}
        </span>
      </span>
    </li>
  );
}

/** Components never use these: they use the semantic tokens below. */
export const Palette: Story = {
  parameters: { showsPalette: true },
  render: () => (
    <Parts>
      <Part title="Palette">
        <Ramps />
      </Part>
    </Parts>
  ),
};

/**
 * On paper, the primary action is forest. On forest, it is gold. Donate is always laterite.
 * Computed from the rendered colours.
 */
export const Semantic: Story = {
  render: () => (
    <Parts>
      <Part title="Pairs and their contrast">
        <Pairs />
      </Part>
    </Parts>
  ),
  play: async ({ canvasElement }) => {
    const shown = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')];
    await waitFor(() => expect(shown()).toHaveLength(pairs.length));
    for (const { dataset } of shown())
      await expect(Number(dataset.ratio)).toBeGreaterThanOrEqual(Number(dataset.least));
  },
};

export const SemanticDark: Story = { ...Semantic, globals: { theme: 'dark' } };
