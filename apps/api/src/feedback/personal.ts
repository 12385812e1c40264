import { submissions } from '../personal-data/by-email.ts';
import type { PersonalData } from '../personal-data/data.ts';

const parts = [submissions('feedback'), submissions('consultation')] as const;

export const personal: PersonalData = {
  tables: parts.flatMap(({ tables }) => tables),
  traced: {
    references: async (vault, person) =>
      (await Promise.all(parts.map(({ traced }) => traced.references(vault, person)))).flat(),
  },
};
