/** Square, with the height of the Button of the same size. */
export const iconButtonSizes = {
  sm: 'nz:size-10 nz:shrink-0 nz:pb-0.5 nz:text-base',
  md: 'nz:size-hit nz:shrink-0 nz:pb-0.5 nz:text-base',
  lg: 'nz:size-14 nz:shrink-0 nz:pb-0.5 nz:text-[1.25rem]',
};

export type IconButtonSize = keyof typeof iconButtonSizes;
