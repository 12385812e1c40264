/** Where a colour is painted. Pictures are content, so they are left out, as are the colours of text that is not there. */
const painting = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderBottomColor',
  'outlineColor',
  'boxShadow',
  'fill',
  'stroke',
] as const;

/** Whether `rgb()` is a hue between gold and green, strong enough to be seen. The second brand has none. */
function isGoldOrGreen(colour: string): boolean {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (alpha === 0 || span < 14) return false;
  const turn =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  return turn * 60 > 32 && turn * 60 < 185;
}

/** What under an element is still painted in the greens and golds of the first brand, and in which property. */
export function firstBrandIn(root: Element): string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') continue;
      for (const property of painting) {
        const wrong = style[property].match(/rgba?\([^)]*\)/g)?.find(isGoldOrGreen);
        if (wrong)
          found.push(`${element.tagName} ${element.getAttribute('class') ?? ''} ${pseudo ?? ''}: ${property} ${wrong}`);
      }
    }
  }
  return [...new Set(found)];
}
