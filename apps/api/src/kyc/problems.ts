import { defineMessage } from '@formatjs/intl';
import { problem } from '../http/problems/problem.ts';

const uploadGone = defineMessage({
  id: 'api.kyc.problem.upload-gone',
  defaultMessage: 'What arrived of this document is no longer there. Send the document again.',
  description: 'An error',
});

export const documentProblems = {
  documentsBusy: problem(
    'documents-busy',
    503,
    defineMessage({
      id: 'api.kyc.problem.documents-busy',
      defaultMessage: 'Many people are sending documents. Send this one again in a minute.',
      description: 'An error',
    }),
  ),
  badUploadToken: problem(
    'upload-link-invalid',
    401,
    defineMessage({
      id: 'api.kyc.problem.upload-link-invalid',
      defaultMessage:
        'This document cannot be sent with this link: a part of it is missing, it is too old, or the document is not asked for. Open the newest link that we mailed, or write to us with the number.',
      description: 'An error',
    }),
  ),
  uploadGone: problem('upload-gone', 410, uploadGone),
  unknownUpload: problem('upload-not-found', 404, uploadGone),
  otherFileType: problem(
    'file-type-wrong',
    422,
    defineMessage({
      id: 'api.kyc.problem.file-type-wrong',
      defaultMessage: 'The file is not what its type says. Send a PDF, JPEG or PNG file.',
      description: 'An error',
    }),
  ),
  infectedFile: problem(
    'file-infected',
    422,
    defineMessage({
      id: 'api.kyc.problem.file-infected',
      defaultMessage:
        'The file contains a virus and was not stored. Check your device with an antivirus program, and send another copy.',
      description: 'An error',
    }),
  ),
  wrongOffset: problem('upload-offset-wrong', 409, 'Upload-Offset is not how much has arrived. HEAD says how much.'),
  /** @param said what the server of the protocol says, in English */
  otherProtocol: problem('upload-protocol-other', 412, (said: string) => said),
  badUpload: problem('upload-request-invalid', 400, (said: string) => said),
};
