declare module 'fontkit' {
  /** An opened face, as far as this project uses it; pdfkit takes it as a font. */
  export interface Face {
    hasGlyphForCodePoint(point: number): boolean;
    layout(text: string): unknown;
    getGlyph(id: number): { advanceWidth: number };
    numGlyphs: number;
  }
  export function create(bytes: Uint8Array): Face;
}
