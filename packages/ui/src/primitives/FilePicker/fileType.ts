/** The accepted document types, and the bytes that each file starts with. */
const signatures = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

export type DocumentType = keyof typeof signatures;

/** For the `accept` attribute of an input; phones then convert their own format to JPEG. */
// The cast: the keys of an object literal are exactly its own.
export const accepted = Object.keys(signatures) as DocumentType[];

/**
 * The type detected from the first bytes, not from the name; undefined if it is none of the three.
 */
export function documentTypeOf(bytes: Uint8Array): DocumentType | undefined {
  return accepted.find((type) => signatures[type].every((byte, index) => bytes[index] === byte));
}
