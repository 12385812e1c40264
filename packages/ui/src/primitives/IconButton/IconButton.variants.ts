/** Square, and as high as the Button of the same name. */
export const iconButtonSizes = {
  sm: 'size-10 pb-0.5 text-base',
  md: 'size-hit pb-0.5 text-base',
  lg: 'size-14 pb-0.5 text-[1.25rem]',
};

export type IconButtonSize = keyof typeof iconButtonSizes;
