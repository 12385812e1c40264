import { Type } from 'typebox';

/** What `report-uri` has browsers send. There are more fields, differently in each browser; nothing of them is kept. */
export const CspReport = Type.Object({
  'csp-report': Type.Object({
    'effective-directive': Type.String({ maxLength: 2_000 }),
    'blocked-uri': Type.Optional(Type.String({ maxLength: 10_000 })),
  }),
});
