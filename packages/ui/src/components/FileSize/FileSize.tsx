'use client';

import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { useByteSize } from '../../internal/useByteSize.ts';

export interface FileSizeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The type of the file, an abbreviation: `PDF`. */
  type: string;
  /** Its size; undefined while it is unknown, then only the type shows. */
  bytes?: number | undefined;
}

/**
 * The type and the size of a file, for the end of the text of its link: what a download costs is
 * said before it begins.
 *
 * Slots: `file-size`.
 *
 * @example <LinkButton href="/guide.pdf" download>The guide <FileSize type="PDF" bytes={84_000} /></LinkButton>
 */
export function FileSize({ type, bytes, className, ...props }: FileSizeProps) {
  const size = useByteSize();
  return (
    <span data-slot="file-size" className={cx('nz:font-normal nz:tabular-nums', className)} {...props}>
      {bytes ? `${type}, ${size(bytes)}` : type}
    </span>
  );
}
