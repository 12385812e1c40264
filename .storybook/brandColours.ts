/**
 * The properties that paint a colour. Pictures are content, so URLs count as no colour; invisible
 * borders have the text colour.
 */
const colourProperties = [
  'color',
  'backgroundColor',
  'backgroundImage',
  'borderTopColor',
  'borderRightColor',
  'borderBottomColor',
  'borderLeftColor',
  'outlineColor',
  'textDecorationColor',
  'caretColor',
  'boxShadow',
  'fill',
  'stroke',
] as const;

/** The colours in a computed value; their parentheses are never nested, and URLs are excluded. */
const coloursIn = (value: string) =>
  value.replaceAll(/url\("[^"]*"\)/g, '').match(/(?:rgba?|color|oklab|oklch|lab|lch)\([^()]*\)/g) ?? [];

const cache = new Map<string, readonly number[]>();
const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/**
 * Red, green, blue and opacity (0 to 255) of a colour in any notation, as rendered by the browser.
 */
function painted(colour: string): readonly number[] {
  const before = cache.get(colour);
  if (before) return before;
  if (!canvas) throw new Error('This browser has no canvas');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const bytes = [...canvas.getImageData(0, 0, 1, 1).data];
  cache.set(colour, bytes);
  return bytes;
}

/** Whether it is a visible hue between gold and green. The second brand has none. */
function isGoldOrGreen(colour: string): boolean {
  const [red = 0, green = 0, blue = 0, opacity = 0] = painted(colour);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  // Nearly transparent colours are quantised too coarsely to have a reliable hue.
  if (opacity < 16 || span < 14) return false;
  const turn =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  return turn * 60 > 32 && turn * 60 < 185;
}

/**
 * The greens and golds of the first brand that are still painted below an element, with the
 * property.
 */
export function findFirstBrandColours(root: Element): string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    for (const pseudo of [undefined, '::before', '::after', '::marker', '::placeholder']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo?.match(/before|after/) && style.content === 'none') continue;
      for (const property of colourProperties) {
        const wrong = coloursIn(style[property]).find(isGoldOrGreen);
        if (wrong)
          found.push(`${element.tagName} ${element.getAttribute('class') ?? ''} ${pseudo ?? ''}: ${property} ${wrong}`);
      }
    }
  }
  return [...new Set(found)];
}
