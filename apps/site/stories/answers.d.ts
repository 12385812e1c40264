/** Served by `.storybook/answers.ts`. */
declare module 'virtual:recorded-answers' {
  import type { Recording } from './recordings.ts';

  export const content: Recording;
  export const samples: Recording;
  export const empty: Recording;
}
