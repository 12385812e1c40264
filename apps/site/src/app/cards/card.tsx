import { renderToStaticMarkup } from 'react-dom/server';
import type { WidthOf } from './fitTitle.ts';
import { ink, mark, widthAt } from './mark.ts';

/** The size that every network shows whole. */
export const CARD = { width: 1200, height: 630 } as const;

/** Words keep this far from the edges; some networks cut a few pixels off. */
export const MARGIN = 64;
export const MARK_HEIGHT = 64;
export const NAME_SIZE = 34;
export const NAME_LEFT = MARGIN + widthAt(MARK_HEIGHT) + 14;

/** One line of words, and where its baseline starts. */
export interface Line {
  text: string;
  size: number;
  x: number;
  y: number;
  ink?: keyof typeof ink;
  opacity?: number;
}

/** What a card shows over its ground. */
export interface CardContent {
  /** Where the mark begins, beside which the foundation's name is. */
  brandTop: number;
  name: string;
  lines: readonly Line[];
}

/** A line at its largest size, or smaller where it would be wider than its room. */
export function fitLine(widthOf: WidthOf, line: Line, room: number): Line {
  return { ...line, size: Math.min(line.size, (line.size * room) / widthOf(line.text, line.size)) };
}

/** Every card: a picture as its ground, the mark, and lines of words. */
export function cardSvg({ brandTop, name, lines }: CardContent, ground?: string): string {
  const nameLine = { text: name, size: NAME_SIZE, x: NAME_LEFT, y: brandTop + MARK_HEIGHT / 2 + NAME_SIZE * 0.36 };
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...CARD} fontFamily="Ojuju" aria-hidden>
      {ground && <image {...CARD} href={ground} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the design system's own mark */}
      <g dangerouslySetInnerHTML={{ __html: mark(MARGIN - 4, brandTop, MARK_HEIGHT) }} />
      {[nameLine, ...lines].map(({ text, size, ink: colour = 'paper', ...place }: Line) => (
        <text key={`${place.x} ${place.y}`} {...place} fontSize={size} fill={ink[colour]}>
          {plainSpaces(text)}
        </text>
      ))}
    </svg>,
  );
}

/** The heading face has one space; the narrow ones of French are only narrower. */
export const plainSpaces = (text: string) => text.normalize('NFC').replaceAll(/\s/g, ' ');
