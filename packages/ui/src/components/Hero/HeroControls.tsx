'use client';

import { Pause, Play } from 'lucide-react';
import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { heroMessages } from './Hero.messages.ts';

export interface HeroControlsProps {
  count: number;
  current: number;
  isStopped: boolean;
  /** Autoplay is off, so there is nothing to pause. */
  isStill: boolean;
  onPick: (index: number) => void;
  onToggle: () => void;
  /** Called on pointerdown of the pause button, before its focus and its click. */
  onTogglePress: () => void;
}

/**
 * The pause button and a diamond per picture. The button comes first, both visually and in the tab
 * order, because it stops motion.
 */
export function HeroControls({
  count,
  current,
  isStopped,
  isStill,
  onPick,
  onToggle,
  onTogglePress,
}: HeroControlsProps) {
  const { formatMessage } = useIntl();
  return (
    <div
      data-slot="hero-controls"
      className="nz:flex nz:flex-wrap nz:items-center nz:needs-script nz:lg:-me-3 nz:forced-colors:bg-[Canvas]"
    >
      <button
        type="button"
        aria-label={formatMessage(isStopped ? heroMessages.play : heroMessages.pause)}
        className={cx(
          'nz:me-2 nz:grid nz:size-hit nz:place-items-center nz:rounded-control nz:border-[1.5px] nz:border-line-strong nz:focus-ring',
          'nz:hover:bg-primary-soft nz:motion-reduce:hidden',
          // It reserves its space: whether it is needed is known only after the first render.
          isStill && 'nz:invisible',
        )}
        onPointerDown={onTogglePress}
        onClick={onToggle}
      >
        {isStopped ? (
          <Play aria-hidden="true" className="nz:size-5" />
        ) : (
          <Pause aria-hidden="true" className="nz:size-5" />
        )}
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a diamond has no identity but its position
          key={index}
          type="button"
          aria-label={formatMessage(heroMessages.show, { index: String(index + 1), count: String(count) })}
          aria-current={index === current || undefined}
          className="nz:group nz:grid nz:size-hit nz:place-items-center nz:focus-ring-inset"
          onClick={() => onPick(index)}
        >
          <span className={diamond} />
        </button>
      ))}
    </div>
  );
}

const diamond = cx(
  'nz:size-3 nz:rotate-45 nz:border-2 nz:border-current nz:transition-[width,height] nz:duration-(--nz-dur-quick) nz:ease-out',
  'nz:group-hover:bg-current nz:group-aria-[current]:size-4.5 nz:group-aria-[current]:border-offbeat nz:group-aria-[current]:bg-offbeat',
  'nz:forced-colors:group-aria-[current]:bg-[Highlight]',
);
