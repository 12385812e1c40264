import { Type } from 'typebox';

/** The fields of a `report-uri` report that are used; browsers send others too. */
export const CspReport = Type.Object({
  'csp-report': Type.Object({
    'effective-directive': Type.String({ maxLength: 2_000 }),
    'blocked-uri': Type.Optional(Type.String({ maxLength: 10_000 })),
  }),
});
