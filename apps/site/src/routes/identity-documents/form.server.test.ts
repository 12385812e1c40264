import { expect, test, vi } from 'vitest';
import type { SentForm } from '../../shared/formHandler.server.ts';
import { documentsForm } from './form.server.ts';

const reference = 'NZ-K-2026-7K3Q9X';

/** Sends two documents, with what the server answers to each. */
function send(...answers: object[]) {
  const fields = new FormData();
  fields.set('reference', reference);
  fields.set('token', 'a-token');
  for (const kind of ['governmentId', 'proofOfAddress']) {
    fields.set(kind, new File(['%PDF-1.7\n%%EOF\n'], `${kind}.pdf`, { type: 'application/pdf' }));
  }
  const dispatch = vi.fn<(action: unknown) => Promise<object>>(async () => answers.shift() ?? {});
  // Only these are used.
  return documentsForm({ fields, dispatch } as unknown as SentForm);
}

const received = { data: { state: 'received' } };
const checking = { data: { state: 'being-checked' } };

test('[KEEP-08] without scripts the confirmation says of documents that wait for the scanner that they are being checked', async () => {
  const next = `/sent?form=kyc-documents-checking&reference=${reference}`;
  expect(await send(checking, received)).toEqual({ ok: true, reference, next });
  expect(await send(received, received)).toEqual({ ok: true, reference });
});

test('[KYC-09] without scripts a document that is not received is said not to be, whatever the first one is', async () => {
  expect(await send(checking, { error: { status: 401, data: {} } })).toMatchObject({
    ok: false,
    status: 401,
    answer: { isExpired: true },
  });
});
