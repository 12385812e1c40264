/** What is measured. Set as the colour of the finished strands. */
export const progressTones = {
  sign: 'text-sign',
  give: 'text-give',
  water: 'text-water',
  info: 'text-info',
  warning: 'text-warning',
  error: 'text-danger',
};

export type ProgressTone = keyof typeof progressTones;
