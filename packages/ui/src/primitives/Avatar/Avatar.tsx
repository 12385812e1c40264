'use client';

import { type ComponentProps, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { type AvatarSize, type AvatarTone, avatarCloth, avatarTones, avatarVariants } from './Avatar.variants.ts';
import { choiceFor, initialsOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person shown: the accessible name, and the source of the initials. */
  name: string;
  /** The URL of a portrait. The initials show until it has loaded, and if it fails to load. */
  src?: string;
  /**
   * 32, 48 or 72 px.
   * @default 'md'
   */
  size?: AvatarSize;
  /**
   * The colour of the cloth. By default it is derived from the name, so that a person always has
   * the same one.
   */
  tone?: AvatarTone;
}

/**
 * A person: a portrait, or the initials on a woven ground. If the name is next to it, hide the
 * avatar with `aria-hidden="true"`, so that the name is not read twice.
 *
 * Slots: `avatar`, `avatar-initials`, `avatar-picture`.
 *
 * @example <Avatar name="Grace Ilunga" src={portrait} />
 */
export function Avatar({ name, src, size, tone = choiceFor(name, avatarTones), className, ...props }: AvatarProps) {
  return (
    <span
      role="img"
      aria-label={name}
      data-slot="avatar"
      className={cx(avatarVariants({ size, tone }), className)}
      {...props}
    >
      <span aria-hidden="true" className={avatarCloth({ tone })} />
      <span
        aria-hidden="true"
        data-slot="avatar-initials"
        className="nz:relative nz:bg-inherit nz:px-1 nz:leading-[1.45]"
      >
        {initialsOf(name)}
      </span>
      {/* Remounted for a new URL: it may load although the last one failed. */}
      {src ? <Portrait key={src} src={src} /> : null}
    </span>
  );
}

function Portrait({ src }: { src: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      src={src}
      alt=""
      data-slot="avatar-picture"
      className="nz:absolute nz:inset-0 nz:size-full nz:object-cover"
      // The image may have failed before hydration, when no listener was attached.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
      }}
      onError={() => setHasFailed(true)}
    />
  );
}
