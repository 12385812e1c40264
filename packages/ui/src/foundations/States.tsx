import { type ReactNode, useEffect } from 'react';

/** The state that a specimen is held in, as a pointer or a key would bring it about. */
type Held = 'rest' | 'hover' | 'focus' | 'active';

/** What each held state is in a selector: the browser's own, and react-aria's. */
const selectors: [Exclude<Held, 'rest'>, RegExp][] = [
  ['hover', /(?<!\\):hover(?![\w-])|\[data-hovered\]/g],
  ['focus', /(?<!\\):focus-visible(?![\w-])|\[data-focus-visible\]/g],
  ['active', /(?<!\\):active(?![\w-])|\[data-pressed\]/g],
];

/** The selector that also means what is inside a specimen held in the state, at the same specificity. */
const widened = (selector: string) =>
  selectors.reduce((text, [held, state]) => text.replace(state, `:is($&, [data-held~="${held}"] *)`), selector);

function widenAll(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('[data-held'))
      rule.selectorText = widened(rule.selectorText);
    if ('cssRules' in rule) widenAll(rule.cssRules as CSSRuleList);
  }
}

interface StatesProps {
  /** The specimen in each state, by its name; `held` for what only a pointer or a key brings about. */
  states: { name: string; held?: Held; specimen: ReactNode }[];
}

/** One component in all its states side by side: at rest, under the pointer, focused, pressed, and those that props bring. */
export function States({ states }: StatesProps) {
  useEffect(() => {
    for (const sheet of document.styleSheets) widenAll(sheet.cssRules);
  }, []);
  return (
    <ul className="nz:grid nz:grid-cols-1 nz:gap-x-gap nz:gap-y-6 nz:sm:grid-cols-2 nz:lg:grid-cols-3">
      {states.map(({ name, held = 'rest', specimen }) => (
        <li key={name} className="nz:grid nz:min-w-0 nz:content-start nz:gap-2">
          <p className="nz:text-xs nz:text-text-muted">{name}</p>
          {/* A press keeps the pointer on it. */}
          <div data-held={held === 'active' ? 'hover active' : held}>{specimen}</div>
        </li>
      ))}
    </ul>
  );
}

/** The four states of what is pressed or followed, of one specimen. */
export const pointedStates = (specimen: ReactNode): StatesProps['states'] => [
  { name: 'Default', specimen },
  { name: 'Hover', held: 'hover', specimen },
  { name: 'Focus', held: 'focus', specimen },
  { name: 'Active', held: 'active', specimen },
];
