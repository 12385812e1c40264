import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment, safeFileName } from './attachment.ts';

test('[ENTRY-12] a file name cannot end its header, leave its folder or turn its direction', () => {
  const hostile = ['a"; x="b.pdf', '../../etc/passwd', 'a\r\nset-cookie: b', 'fdp.\u202egnp', '.htaccess', 'C:\\a.pdf'];
  for (const name of hostile) expect(attachment(name)).toMatch(/^attachment; filename="[A-Za-z0-9_][\w.-]*"$/);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(attachment(name, 'inline')).toMatch(/^inline; filename="[A-Za-z0-9_][\w.-]*"$/);
    }),
  );
});

test('[ENTRY-12] a plain file name stays what it is', () => {
  expect(safeFileName('nzete-report-2026-03-fr.pdf')).toBe('nzete-report-2026-03-fr.pdf');
  expect(safeFileName('réunion à Nsele.ics')).toBe('reunion-a-Nsele.ics');
});
