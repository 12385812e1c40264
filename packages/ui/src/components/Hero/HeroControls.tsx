import { Pause, Play } from 'lucide-react';
import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { heroMessages } from './Hero.messages.ts';

export interface HeroControlsProps {
  count: number;
  current: number;
  isStopped: boolean;
  /** Nothing changes by itself, so there is nothing to pause. */
  isStill: boolean;
  onPick: (index: number) => void;
  onToggle: () => void;
  /** A pointer went down on the pause button; its focus follows, then its click. */
  onTogglePress: () => void;
}

/** A diamond per picture and the pause button. The button comes first for the keyboard, as it stops what moves. */
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
      className="-ms-3 flex flex-wrap items-center needs-script lg:ms-0 forced-colors:bg-[Canvas]"
    >
      <button
        type="button"
        aria-label={formatMessage(isStopped ? heroMessages.play : heroMessages.pause)}
        className={cx(
          'order-last ms-2 grid size-hit place-items-center rounded-control border-[1.5px] border-line-strong focus-ring',
          'hover:bg-primary-soft motion-reduce:invisible',
          // It keeps its room: the answer is known only after the page has been drawn.
          isStill && 'invisible',
        )}
        onPointerDown={onTogglePress}
        onClick={onToggle}
      >
        {isStopped ? <Play aria-hidden="true" className="size-5" /> : <Pause aria-hidden="true" className="size-5" />}
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is all that a diamond stands for
          key={index}
          type="button"
          aria-label={formatMessage(heroMessages.show, { index: String(index + 1), count: String(count) })}
          aria-current={index === current || undefined}
          className="group grid size-hit place-items-center focus-ring-inset"
          onClick={() => onPick(index)}
        >
          <span className={diamond} />
        </button>
      ))}
    </div>
  );
}

const diamond = cx(
  'size-3 rotate-45 border-2 border-current transition-[width,height] duration-(--nz-dur-quick) ease-out',
  'group-hover:bg-current group-aria-[current]:size-4.5 group-aria-[current]:border-offbeat group-aria-[current]:bg-offbeat',
  'forced-colors:group-aria-[current]:bg-[Highlight]',
);
