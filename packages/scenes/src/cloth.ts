/**
 * The woven fills. Exactly one layer of every scene has one, tone on tone: the signature of the
 * style.
 */
type ClothKind = 'chevron' | 'diamond' | 'key' | 'weft';

/** One woven fill: the colour and width of its threads, and the scale of the tile. */
export interface Cloth {
  kind: ClothKind;
  colour: string;
  width?: number;
  scale?: number;
}

const tiles: Readonly<Record<ClothKind, { width: number; height: number; threads: string }>> = {
  chevron: { width: 48, height: 28, threads: 'M0 27L24 3L48 27M0 13L24-11L48 13M0 41L24 17L48 41' },
  diamond: { width: 64, height: 64, threads: 'M32 0L64 32L32 64L0 32zM32 18L46 32L32 46L18 32z' },
  key: { width: 72, height: 72, threads: 'M0 36L36 0L72 36L36 72zM36 18L54 36L36 54L24 42L36 30' },
  weft: { width: 40, height: 16, threads: 'M0 4h26M20 12h20M0 12h6' },
};

/** The `<pattern>` of a woven fill with the given id. */
export function clothPattern(id: string, { kind, colour, width = 3, scale = 1 }: Cloth): string {
  const tile = tiles[kind];
  const transform = scale === 1 ? '' : ` patternTransform="scale(${scale})"`;
  return `<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse"${transform}><path d="${tile.threads}" fill="none" stroke="${colour}" stroke-width="${width}"/></pattern>`;
}
