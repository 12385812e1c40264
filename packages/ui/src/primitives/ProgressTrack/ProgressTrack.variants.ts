/** What is measured. Set as the colour of the finished strands. */
export const progressTones = {
  sign: 'nz:text-sign',
  give: 'nz:text-give',
  water: 'nz:text-water',
  info: 'nz:text-info',
  warning: 'nz:text-warning',
  error: 'nz:text-danger',
};

export type ProgressTone = keyof typeof progressTones;
