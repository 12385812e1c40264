// Loaded before the program of each Node process, by the NODE_OPTIONS of `clockEnvironment`.
import { shiftDate } from './shiftDate.mjs';

const shift = Number(process.env.NZETE_CLOCK_SHIFT ?? 0);
if (shift !== 0) shiftDate(shift);
