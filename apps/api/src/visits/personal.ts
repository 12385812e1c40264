import type { PersonalData } from '../personal-data/data.ts';
import { oldVisits } from './old-counts.ts';

/** Counts and questions without a person, kept for a limited time all the same. */
export const personal: PersonalData = { tables: [], expired: oldVisits };
