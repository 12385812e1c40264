import { Resvg, renderAsync } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { type CardContent, cardSvg, plainSpaces } from './card.tsx';

export type CardRenderer = ReturnType<typeof cardRenderer>;

/**
 * Measures and draws text in the heading font, from a TrueType file, independent of installed
 * fonts.
 */
export function cardRenderer(fontFile: string) {
  const font = { loadSystemFonts: false, fontFiles: [fontFile] };
  const inkWidth = (text: string) => {
    const svg = (
      <svg xmlns="http://www.w3.org/2000/svg" fontFamily="Ojuju" fontSize={1000} aria-hidden>
        <text>{text}</text>
      </svg>
    );
    return new Resvg(renderToStaticMarkup(svg), { font }).getBBox()?.width ?? 0;
  };
  const bars = inkWidth('||');
  const advances = new Map<string, number>();
  const advanceOf = (letter: string) => {
    const known = advances.get(letter);
    if (known !== undefined) return known;
    if (letter !== ' ' && inkWidth(letter) === 0) throw new Error(`The heading font has no glyph for “${letter}”.`);
    const advance = inkWidth(`|${letter}|`) - bars;
    advances.set(letter, advance);
    return advance;
  };
  return {
    /**
     * The width of a line in pixels; the font has hardly any kerning.
     *
     * @throws when the font lacks a letter, which a card would omit
     */
    widthOf: (text: string, size: number) =>
      Array.from(plainSpaces(text), advanceOf).reduce((sum, advance) => sum + advance, 0) * (size / 1000),
    /** Draws a card on a PNG, off the JavaScript thread. */
    render: (content: CardContent, ground: Buffer) =>
      renderAsync(cardSvg(content, `data:image/png;base64,${ground.toString('base64')}`), { font }),
  };
}
