import type { Subject } from '../subject.ts';
import { reencrypt } from './second-factor/reencrypt.ts';

export const subject: Subject = { staffRoutes: () => import('./staff-routes.ts'), reencrypt };
