import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../primitives/Button/Button.tsx';
import { Part, Parts } from './Specimen.tsx';
import { token } from './tokens.ts';

const meta = {
  title: 'Foundations/Motion',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const durations = [
  { name: 'dur-tap', time: '90 ms', job: 'What a finger presses' },
  { name: 'dur-quick', time: '160 ms', job: 'What a pointer is over' },
  { name: 'dur-base', time: '240 ms', job: 'Panels and menus' },
  { name: 'dur-weave', time: '520 ms', job: 'Threads and seams' },
  { name: 'dur-scene', time: '900 ms', job: 'Pictures of the hero' },
];

const easings = [
  { name: 'ease-out', job: 'What comes: fast, then settling' },
  { name: 'ease-inout', job: 'What moves back and forth' },
];

interface TrackProps {
  isMoved: boolean;
  duration: string;
  easing: string;
  delay?: string;
}

/** A square that moves along a track with the duration and easing of a token. */
function Track({ isMoved, duration, easing, delay = '0ms' }: TrackProps) {
  return (
    <span className="nz:block nz:bg-sunk nz:p-1.5">
      <span
        className="nz:block nz:w-full nz:pe-5 nz:transition-[translate]"
        style={{
          translate: isMoved ? 'calc(100% - 1.25rem)' : '0',
          transitionDuration: duration,
          transitionTimingFunction: easing,
          transitionDelay: delay,
        }}
      >
        <span className="nz:block nz:size-5 nz:bg-weave nz:forced-color-adjust-none" />
      </span>
    </span>
  );
}

const row = 'nz:grid nz:items-center nz:gap-x-gap nz:gap-y-1 nz:sm:grid-cols-[14rem_1fr]';

function Words({ name, text }: { name: string; text: string }) {
  return (
    <p className="nz:text-sm">
      <b className="nz:block nz:font-semibold">{name}</b>
      <span className="nz:text-text-muted">{text}</span>
    </p>
  );
}

function Moving() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Parts>
      <p className="nz:flex nz:flex-wrap nz:items-center nz:gap-4">
        <Button onClick={() => setIsMoved(!isMoved)}>Move them</Button>
        <span className="nz:text-sm nz:text-text-muted">With reduced motion every duration is 0.</span>
      </p>
      <Part title="Durations">
        <ul className="nz:grid nz:gap-4">
          {durations.map(({ name, time, job }) => (
            <li key={name} className={row}>
              <Words name={`${name}, ${time}`} text={job} />
              <Track isMoved={isMoved} duration={token(name)} easing={token('ease-out')} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Easings">
        <ul className="nz:grid nz:gap-4">
          {easings.map(({ name, job }) => (
            <li key={name} className={row}>
              <Words name={name} text={job} />
              <Track isMoved={isMoved} duration={token('dur-scene')} easing={token(name)} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Threads enter 60 ms apart, one of them 150 ms late">
        <ul className="nz:grid nz:gap-2">
          {[0, 1, 2, 3].map((beat) => {
            const late = beat === 2 ? ` + ${token('offbeat-delay')}` : '';
            return (
              <li key={beat}>
                <Track
                  isMoved={isMoved}
                  duration={token('dur-weave')}
                  easing={token('ease-out')}
                  delay={`calc(${beat} * ${token('beat')}${late})`}
                />
              </li>
            );
          })}
        </ul>
      </Part>
    </Parts>
  );
}

/**
 * Motion shows where something came from and that a press was registered; it is never an end in
 * itself.
 */
export const Durations: Story = { render: () => <Moving /> };

const rules = [
  ['What moves by itself', 'stops on focus, touch, data saving and reduced motion, and has a pause button.'],
  ['Seams', 'reveal sideways; pictures rise 12 px by layer; loading is three diamonds that pass a beat.'],
  ['The splash', 'leaves when the content is there.'],
  ['Nothing', 'blinks, bounces, turns or follows the scroll.'],
] as const;

export const Rules: Story = {
  render: () => (
    <Parts>
      <Part title="What moves, and when it stops">
        <ul className="nz:grid nz:gap-3">
          {rules.map(([subject, rule]) => (
            <li key={subject} className="nz:max-w-measure">
              <b className="nz:font-semibold">{subject}</b> {rule}
            </li>
          ))}
        </ul>
      </Part>
    </Parts>
  ),
};

export const Dark: Story = { ...Durations, globals: { theme: 'dark' } };
