import type { PictureName } from '@nzete/scenes';
import { CARD, type CardContent, MARGIN, MARK_HEIGHT, NAME_LEFT, NAME_SIZE } from '../../src/app/cards/card.tsx';
import { fitTitle, LEADING, type WidthOf } from '../../src/app/cards/fitTitle.ts';
import { CAPITAL, titleLines } from '../../src/app/cards/layouts.ts';
import type { Ground } from './ground.ts';

const TITLE = { width: 580, height: 262 };
/** The left edge of the scene, so that its subject is beside the title. */
const BESIDE_TITLE = 330;

/** The card of a page, with the title at the bottom and the foundation's name above it. */
export function pageCard(scene: PictureName, name: string, title: string, widthOf: WidthOf) {
  const fitted = fitTitle(title, TITLE, widthOf);
  const first = CARD.height - MARGIN - (fitted.lines.length - 1) * fitted.size * LEADING;
  const brandTop = first - fitted.size * CAPITAL - 30 - MARK_HEIGHT;
  const lines = titleLines(fitted, first);
  const ground: Ground = {
    scene,
    left: BESIDE_TITLE,
    edges: [
      { right: NAME_LEFT + widthOf(name, NAME_SIZE), top: brandTop },
      ...lines.map(({ text, size, x, y }) => ({ right: x + widthOf(text, size), top: y - size * 0.8 })),
    ],
  };
  const content: CardContent = { brandTop, name, lines };
  return { ground, content };
}
