'use client';

import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { heroMessages } from './Hero.messages.ts';
import { HeroControls } from './HeroControls.tsx';
import { type HeroPicture, HeroSlide } from './HeroSlide.tsx';
import { useRotation } from './useRotation.ts';

export interface HeroCarouselProps {
  pictures: readonly HeroPicture[];
  interval: number;
  isStill: boolean;
}

/** The pictures behind the hero, with the diamonds that pick one and the button that stops them. */
export function HeroCarousel({ pictures, interval, isStill }: HeroCarouselProps) {
  const { formatMessage } = useIntl();
  const count = pictures.length;
  const rotation = useRotation(count, interval, isStill);
  const { dispatch, setIsHeld } = rotation;
  const isPressed = useRef(false);

  const handleFocus = () => {
    // Focus that comes with a press of the pause button must not stop the pictures: the press is about to.
    if (!isPressed.current) dispatch({ type: 'focus' });
    isPressed.current = false;
  };
  const handleToggle = () => {
    isPressed.current = false;
    dispatch({ type: 'toggle' });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a carousel, which HTML has no element for
    <div
      className="nz:bare"
      role="group"
      aria-roledescription={count > 1 ? formatMessage(heroMessages.carousel) : undefined}
      aria-label={formatMessage(heroMessages.pictures)}
      data-slot="hero-carousel"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={handleFocus}
    >
      <div
        aria-live={rotation.isTurning ? 'off' : 'polite'}
        className="nz:absolute nz:inset-x-0 nz:top-0 nz:-z-20 nz:h-90 nz:overflow-hidden nz:lg:h-200"
      >
        {pictures.map((picture, index) => (
          <HeroSlide
            key={picture.src}
            {...picture}
            index={index}
            count={count}
            isCurrent={index === rotation.current}
            isUnder={index === rotation.under}
            isWanted={rotation.wanted.includes(index)}
            hasArrived={rotation.arrived.includes(index)}
            onArrive={() => dispatch({ type: 'arrive', index })}
          />
        ))}
      </div>
      {count > 1 ? (
        <HeroControls
          count={count}
          current={rotation.current}
          isStopped={rotation.mode === 'stopped'}
          isStill={rotation.isStill}
          onPick={(index) => dispatch({ type: 'pick', index })}
          onToggle={handleToggle}
          onTogglePress={() => {
            isPressed.current = true;
          }}
        />
      ) : null}
    </div>
  );
}
