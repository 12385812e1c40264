import { expect, test } from 'vitest';
import { placeMessages } from '../../apps/site/src/staff/translations/texts/placeMessages.ts';
import { readInterfaceTexts } from '../lib/interface-texts.ts';

test('[TEXTS-35, TEXTS-38, TEXTS-39] staff find the texts of the server in places that have a name', () => {
  const { areas } = readInterfaceTexts();
  const places = areas.filter(({ messages }) => Object.keys(messages).some((id) => id.startsWith('api.')));
  const placeOf = (id: string) => areas.filter(({ messages }) => id in messages).map(({ area }) => area);
  expect(placeOf('api.events.coming.subject')).toEqual(['mails']);
  expect(placeOf('api.kyc.document.governmentId')).toEqual(['mails']);
  expect(placeOf('api.gifts.pdf.title')).toEqual(['documents']);
  expect(placeOf('api.events.problem.event-full')).toEqual(['errors']);
  expect(places.map(({ area }) => area).sort()).toEqual(['documents', 'errors', 'mails']);
  for (const { area, pages, messages } of places) {
    expect(placeMessages).toHaveProperty(area);
    expect(pages).toEqual([]);
    expect(Object.keys(messages).filter((id) => !id.startsWith('api.'))).toEqual([]);
  }
});
