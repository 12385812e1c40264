import { submissions } from '../personal-data/by-email.ts';
import type { PersonalData } from '../personal-data/data.ts';

export const personal: PersonalData = submissions('volunteer_application');
