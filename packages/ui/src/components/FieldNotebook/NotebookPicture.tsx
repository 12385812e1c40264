import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';

export interface NotebookPictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Missing while it is not known; its place stays. */
  src: string | undefined;
  /** Empty for a landscape that says nothing of its own. */
  alt: string;
}

/** A wide picture at the top of a page, on whose lower edge a `NotebookCover` lies. */
export function NotebookPicture({ src, alt, className, ...props }: NotebookPictureProps) {
  return (
    <div
      data-slot="notebook-picture"
      className={cx('nz:h-80 nz:overflow-hidden nz:bg-sunk nz:sm:h-110 nz:lg:h-140', className)}
      {...props}
    >
      {src ? (
        <Picture
          src={src}
          alt={alt}
          loading="eager"
          fetchPriority="high"
          isCut={false}
          className="nz:parallax nz:size-full"
          imageClassName="nz:object-bottom"
        />
      ) : null}
    </div>
  );
}
