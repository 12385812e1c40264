import type { Static } from 'typebox';
import type { partnershipGuide } from '../content/resources/partnership-guide.ts';
import { body, drawHeading, drawList, langOf, renderDocument } from '../pdf/document.ts';
import { tagged } from '../pdf/sheet.ts';
import { formatDay } from '../text/format.ts';
import type { ServerIntl } from '../text/intl.ts';

export type Guide = Readonly<Static<(typeof partnershipGuide)['answer']>>;

export async function renderGuide(guide: Guide, intl: ServerIntl): Promise<Buffer> {
  const { title, lead, date, sections } = guide;
  const head = {
    title,
    titleLang: langOf(guide, 'title', intl),
    kind: title,
    line: formatDay(date, intl.locale),
    date,
    intl,
  };
  return renderDocument(head, (doc, root) => {
    tagged(doc, root, 'P', lead, body, { lang: langOf(guide, 'lead', intl) });
    for (const section of sections) {
      const { title: heading, text, points } = section;
      doc.y += 18;
      drawHeading(doc, root, heading, 90, langOf(section, 'title', intl));
      tagged(doc, root, 'P', text, body, { lang: langOf(section, 'text', intl) });
      doc.y += 8;
      if (points.length > 0) {
        drawList(doc, root, points, (index) => langOf(section, `points/${index}`, intl));
      }
    }
  });
}
