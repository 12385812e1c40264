import { cx } from '../../internal/cx.ts';
import { Picture, type PictureProps } from '../../primitives/Picture/Picture.tsx';

export interface TimelinePictureProps extends PictureProps {
  /**
   * `aside`: for the `aside` of a stop, a square on wide screens. `wide`: below its text.
   * @default 'aside'
   */
  variant?: keyof typeof variants;
}

const variants = {
  aside: 'nz:aspect-4/3 nz:cut-lg nz:max-lg:-me-gutter nz:lg:aspect-square nz:lg:max-w-110',
  wide: 'nz:aspect-4/3 nz:cut-lg nz:max-lg:-me-gutter nz:lg:aspect-2/1',
};

/** A picture in a `TimelineStop`; on phones it reaches the edge of the page. */
export function TimelinePicture({ variant = 'aside', className, ...props }: TimelinePictureProps) {
  return <Picture data-slot="timeline-picture" className={cx(variants[variant], className)} {...props} />;
}
