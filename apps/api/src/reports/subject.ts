import type { Subject } from '../subject.ts';
import { preview } from './preview.ts';

export const subject: Subject = { routes: () => import('./routes.ts'), preview };
