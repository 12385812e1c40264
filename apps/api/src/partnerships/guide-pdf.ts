import type { Static } from 'typebox';
import type { partnershipGuide } from '../content/resources/partnership-guide.ts';
import { body, drawHeading, drawList, renderDocument } from '../pdf/document.ts';
import { tagged } from '../pdf/sheet.ts';
import { formatDay } from '../text/format.ts';
import type { Lang } from '../text/languages.ts';
import { reportLabels } from '../text/report-texts.ts';

export type Guide = Readonly<Static<(typeof partnershipGuide)['answer']>>;

export async function renderGuide({ title, lead, date, sections }: Guide, lang: Lang): Promise<Buffer> {
  const { foundation, page } = reportLabels[lang];
  const head = { title, kind: title, line: formatDay(date, lang), foundation, date, lang, page };
  return renderDocument(head, (doc, root) => {
    tagged(doc, root, 'P', lead, body);
    for (const { title: heading, text, points } of sections) {
      doc.y += 18;
      drawHeading(doc, root, heading, 90);
      tagged(doc, root, 'P', text, body);
      doc.y += 8;
      if (points.length > 0) drawList(doc, root, points);
    }
  });
}
