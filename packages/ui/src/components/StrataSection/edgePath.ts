export const EDGE_WIDTH = 1280;
export const EDGE_HEIGHT = 60;

/** The torn upper edge of a stratum and its ground. Deterministic, so that hydration matches. */
export function edgePath(seed: number): string {
  let state = seed * 7919 + 1;
  const between = (least: number, most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.round(least + (state / 2_147_483_647) * (most - least));
  };
  let x = -10;
  let path = `M${x} ${between(14, 34)}`;
  while (x < EDGE_WIDTH) {
    x += between(14, 38);
    path += `L${x} ${between(8, 40)}`;
  }
  return `${path}V${EDGE_HEIGHT + 10}H-10Z`;
}
