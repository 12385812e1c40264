import { type ReactNode, useEffect } from 'react';

/** A state that a specimen is held in, as if by pointer or keyboard. */
type Held = 'rest' | 'hover' | 'focus' | 'active';

/**
 * The selectors of each held state: the browser's pseudo-class, and the attribute of react-aria.
 */
const selectors: [Exclude<Held, 'rest'>, RegExp][] = [
  ['hover', /(?<!\\):hover(?![\w-])|\[data-hovered\]/g],
  ['focus', /(?<!\\):focus-visible(?![\w-])|\[data-focus-visible\]/g],
  ['active', /(?<!\\):active(?![\w-])|\[data-pressed\]/g],
];

/**
 * Extends a selector to elements inside a specimen held in the state, with the same specificity.
 */
const extendSelector = (selector: string) =>
  selectors.reduce((text, [held, state]) => text.replace(state, `:is($&, [data-held~="${held}"] *)`), selector);

function extendAllSelectors(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('[data-held'))
      rule.selectorText = extendSelector(rule.selectorText);
    if ('cssRules' in rule) extendAllSelectors(rule.cssRules as CSSRuleList);
  }
}

interface StatesProps {
  /**
   * The specimen of each state, by name; `held` for states that only a pointer or the keyboard
   * causes.
   */
  states: { name: string; held?: Held; specimen: ReactNode }[];
}

/**
 * A component in all its states side by side: default, hover, focus, active, and those set by
 * props.
 */
export function States({ states }: StatesProps) {
  useEffect(() => {
    for (const sheet of document.styleSheets) extendAllSelectors(sheet.cssRules);
  }, []);
  return (
    <ul className="nz:grid nz:grid-cols-1 nz:gap-x-gap nz:gap-y-6 nz:sm:grid-cols-2 nz:lg:grid-cols-3">
      {states.map(({ name, held = 'rest', specimen }) => (
        <li key={name} className="nz:grid nz:min-w-0 nz:content-start nz:gap-2">
          <p className="nz:text-xs nz:text-text-muted">{name}</p>
          {/* An active element is hovered too. */}
          <div data-held={held === 'active' ? 'hover active' : held}>{specimen}</div>
        </li>
      ))}
    </ul>
  );
}

/** The four interaction states of one specimen. */
export const pointedStates = (specimen: ReactNode): StatesProps['states'] => [
  { name: 'Default', specimen },
  { name: 'Hover', held: 'hover', specimen },
  { name: 'Focus', held: 'focus', specimen },
  { name: 'Active', held: 'active', specimen },
];
