export const MAX_DOCUMENT_BYTES = 5 * 1_024 * 1_024;

/** The accepted content types and their first bytes. */
const signatures = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const;

export type FileType = keyof typeof signatures;

// The cast: the keys of an object literal are exactly its own.
export const fileTypes = Object.keys(signatures) as FileType[];

const extensions: Record<FileType, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' };

export function fileTypeOf(bytes: Buffer): FileType | undefined {
  return fileTypes.find((type) => bytes.subarray(0, signatures[type].length).equals(signatures[type]));
}

export const extensionOf = (type: FileType): string => extensions[type];
