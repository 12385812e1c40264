'use client';

import { useIntl } from 'react-intl';
import { heroMessages } from './Hero.messages.ts';
import { HeroControls } from './HeroControls.tsx';
import { type HeroPicture, HeroSlide } from './HeroSlide.tsx';
import type { Rotation } from './useRotation.ts';

export interface HeroCarouselProps {
  pictures: readonly HeroPicture[];
  rotation: Rotation;
}

/** The pictures behind the hero, with diamonds to pick one and a pause button. */
export function HeroCarousel({ pictures, rotation }: HeroCarouselProps) {
  const { formatMessage } = useIntl();
  const count = pictures.length;
  const { dispatch, handlers } = rotation;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a carousel, which HTML has no element for
    <div
      className="nz:bare"
      role="group"
      aria-roledescription={count > 1 ? formatMessage(heroMessages.carousel) : undefined}
      aria-label={formatMessage(heroMessages.pictures)}
      data-slot="hero-carousel"
    >
      <div
        aria-live={rotation.isPlaying ? 'off' : 'polite'}
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
            mayLoad={rotation.requested.includes(index)}
            isLoaded={rotation.loaded.includes(index)}
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
          onToggle={handlers.onToggle}
          onTogglePress={handlers.onTogglePress}
        />
      ) : null}
    </div>
  );
}
