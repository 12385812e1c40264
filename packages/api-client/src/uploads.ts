export { type SendInPartsOptions, sendKycDocumentInParts } from './uploads/sendInParts.ts';
export { forgetUploads } from './uploads/storedUploads.ts';
