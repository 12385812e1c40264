import { Type } from 'typebox';
import { localised, oneOf, ref, sampleMark, strictObject, uploadedFile } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

export const Report = strictObject(
  {
    id: Type.Integer({ minimum: 1, examples: [6] }),
    title: localised(100, { examples: ['October 2025: planting with the first rain'] }),
    date: Type.String({
      format: 'date',
      description: 'Last day of the month that it covers',
      examples: ['2025-10-31'],
    }),
    status: oneOf(['Published', 'In Progress'], { description: 'Only a published report can be downloaded' }),
    summary: localised(800, {
      examples: ['The rain came in the first week, and the seedlings went into the ground the next Saturday.'],
    }),
    highlights: Type.Array(localised(240, { examples: ['More than 50,000 trees planted since 2020.'] }), {
      minItems: 1,
      maxItems: 8,
    }),
    pdf: Type.Optional(uploadedFile('The PDF that is downloaded in place of the generated one')),
    sample: sampleMark(),
  },
  { $id: 'Report', description: 'What the foundation did in a month' },
);

export const reports = contentResource({
  path: '/reports',
  operationId: 'getReports',
  summary: 'The monthly reports',
  tag: 'Foundation',
  answer: Type.Array(ref(Report), { $id: 'Reports', description: 'The monthly reports, newest first' }),
});
