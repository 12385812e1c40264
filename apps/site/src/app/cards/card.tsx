import { renderToStaticMarkup } from 'react-dom/server';
import type { WidthOf } from './fitTitle.ts';
import { ink, mark, widthAt } from './mark.ts';

/** The size that every network shows uncropped. */
export const CARD = { width: 1200, height: 630 } as const;

/** The margin of the text; some networks crop a few pixels. */
export const MARGIN = 64;
export const MARK_HEIGHT = 64;
export const NAME_SIZE = 34;
export const NAME_LEFT = MARGIN + widthAt(MARK_HEIGHT) + 14;

/** A line of text and the start of its baseline. */
export interface Line {
  text: string;
  size: number;
  x: number;
  y: number;
  ink?: keyof typeof ink;
  opacity?: number;
}

/** The content of a card over its background. */
export interface CardContent {
  /** The top of the logo and of the foundation's name beside it. */
  brandTop: number;
  name: string;
  lines: readonly Line[];
}

/** A line at its largest size, or smaller if it would be too wide. */
export function fitLine(widthOf: WidthOf, line: Line, room: number): Line {
  return { ...line, size: Math.min(line.size, (line.size * room) / widthOf(line.text, line.size)) };
}

/** The logo, the foundation's name and the lines of a card, as an SVG. */
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

/** The heading font has no narrow spaces, which French uses. */
export const plainSpaces = (text: string) => text.normalize('NFC').replaceAll(/\s/g, ' ');
