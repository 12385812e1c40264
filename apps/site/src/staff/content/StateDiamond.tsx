import { Diamond } from '../inbox/Diamond.tsx';

/** The state of a text, or of the texts of a list. */
export type TextState = 'original' | 'checked' | 'outdated' | 'drafted' | 'missing';

const shapes = { original: 'new', checked: 'new', outdated: 'begun', drafted: 'done', missing: 'old' } as const;

/** Solid: the original, or checked; half: the original has changed since; hollow: not checked; red: not written. */
export const StateDiamond = ({ state }: { state: TextState }) => <Diamond state={shapes[state]} />;
