import type { Subject } from '../subject.ts';

export const subject: Subject = { routes: () => import('./routes.ts') };
