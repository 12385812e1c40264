import { Type } from 'typebox';
import { localised, ref, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const PartnershipGuideSection = strictObject(
  {
    title: localised(80, { examples: ['How to apply'] }),
    text: localised(500, { examples: ['The form on the page has three steps.'] }),
    points: Type.Array(localised(240, { examples: ['You get a reference number at once.'] }), {
      maxItems: 8,
      description: 'A list below the text; may be empty',
    }),
  },
  { $id: 'PartnershipGuideSection' },
);

const PartnershipGuide = strictObject(
  {
    date: Type.String({ format: 'date', description: 'When its texts were last changed', examples: ['2026-11-25'] }),
    title: localised(80, { examples: ['A guide for partners'] }),
    lead: localised(300, { examples: ['What a partnership with us is, and how it begins.'] }),
    sections: Type.Array(ref(PartnershipGuideSection), { minItems: 1 }),
  },
  { $id: 'PartnershipGuide', description: 'The guide for future partners; also as a PDF' },
);

export const partnershipGuide = contentResource({
  path: '/partnership-guide',
  operationId: 'getPartnershipGuide',
  summary: 'The guide for future partners',
  tag: 'Partnerships',
  answer: PartnershipGuide,
});
