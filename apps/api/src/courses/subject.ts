import type { Subject } from '../subject.ts';
import { personal } from './personal.ts';

export const subject: Subject = { personal };
