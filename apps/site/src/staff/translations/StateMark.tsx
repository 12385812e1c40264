import { Diamond } from '../inbox/Diamond.tsx';
import type { TextState } from './types.ts';

const shapes = { checked: 'new', outdated: 'begun', drafted: 'done', missing: 'old' } as const;

/** Solid: checked; half: the English has changed since; hollow: not checked; red: missing. */
export const StateMark = ({ state }: { state: TextState }) => <Diamond state={shapes[state]} />;
