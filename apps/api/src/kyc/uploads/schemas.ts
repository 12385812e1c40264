import { Type } from 'typebox';
import { errors } from '../../http/problems/problem-schemas.ts';
import { strictObject } from '../../http/schemas.ts';
import { MAX_DOCUMENT_BYTES } from '../documents/file-type.ts';
import { KycDocumentParams } from '../schemas.ts';

const header = (example: string, description: string) =>
  Type.Optional(Type.String({ description, examples: [example] }));

const version = header('1.0.0', 'The version of the tus protocol; another or none gets 412');

/** The tus server validates the headers: the protocol says with which statuses. */
export const createHeaders = Type.Object({
  'Tus-Resumable': version,
  'Upload-Length': header('412388', `The size of the file in bytes, at most ${MAX_DOCUMENT_BYTES}`),
  'Upload-Metadata': header(
    'filetype YXBwbGljYXRpb24vcGRm',
    '`filetype` and, in base64, `application/pdf`, `image/jpeg` or `image/png`. A file name is neither asked for nor kept.',
  ),
});

export const partHeaders = Type.Object({
  'Tus-Resumable': version,
  'Upload-Offset': header('0', 'How many bytes have arrived before'),
});

export const resumeHeaders = Type.Object({ 'Tus-Resumable': version });

export const UploadParams = strictObject({
  ...KycDocumentParams.properties,
  id: Type.String({
    format: 'uuid',
    description: 'From the `Location` of the creation',
    examples: ['0f8fad5b-d9cb-469f-a165-70867728950e'],
  }),
});

/** No `type`: the bytes are not text, and the server has them as a stream. */
export const PartBody = Type.Unsafe<undefined>({
  contentMediaType: 'application/offset+octet-stream',
  description: 'At most 256 kB (262144 bytes), from the byte that `Upload-Offset` names',
});

const sent = (description: string, example: string) => ({ type: 'string', description, examples: [example] });

const empty = (description: string, headers: Record<string, ReturnType<typeof sent>>) => ({
  description,
  type: 'null',
  headers,
});

const offset = sent('How many bytes have arrived', '262144');
const result = sent(
  'Once the document is stored: a `KycDocument` in JSON, as `uploadKycDocument` responds',
  '{"kind":"governmentId","size":412388,"received_at":"2026-06-01T08:31:00.000Z","state":"received"}',
);

export const createResponses = {
  201: empty('Created', {
    Location: sent(
      'The URL of the upload, relative to that of the request',
      'uploads/0f8fad5b-d9cb-469f-a165-70867728950e',
    ),
    'Upload-Expires': sent('After that it is deleted', 'Tue, 02 Jun 2026 08:30:00 GMT'),
  }),
  ...errors(400, 401, 412, 413, 415, 422, 429),
};

export const resumeResponses = {
  200: empty('How much has arrived', {
    'Upload-Offset': offset,
    'Upload-Length': sent('The size of the file in bytes', '412388'),
    'Upload-Result': result,
  }),
  ...errors(400, 401, 404, 410, 412, 422, 429),
};

export const partResponses = {
  204: empty('Kept', { 'Upload-Offset': offset, 'Upload-Result': result }),
  ...errors(400, 401, 404, 409, 410, 412, 413, 415, 422, 429),
};

export const removeResponses = {
  204: empty('Deleted', {}),
  ...errors(400, 401, 404, 412, 413, 415, 422, 429),
};
