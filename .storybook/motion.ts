const reduced = /\(prefers-reduced-motion(: reduce)?\)/;
const moving = /\(prefers-reduced-motion: no-preference\)/;

/** The media query that reduced motion must answer. */
const answered = (query: string) => query.replace(moving, '(max-width: 0px)').replace(reduced, '(min-width: 0px)');

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

/**
 * Emulates reduced motion: the media queries of the stylesheets and `matchMedia` match it. A page
 * cannot set the preference itself, and components have no other way to read it. Returns a function
 * that undoes it.
 */
export function reduceMotion(): () => void {
  const before = new Map<CSSMediaRule, string>();
  const reduce = () => {
    for (const sheet of document.styleSheets) {
      // Cross-origin stylesheets cannot be read; the stories load none.
      if (sheet.href && !sheet.href.startsWith(location.origin)) continue;
      for (const rule of mediaRules(sheet.cssRules)) {
        const { mediaText } = rule.media;
        if (before.has(rule) || answered(mediaText) === mediaText) continue;
        before.set(rule, mediaText);
        rule.media.mediaText = answered(mediaText);
      }
    }
  };
  reduce();
  // Stylesheets that a story adds later.
  const observer = new MutationObserver(reduce);
  observer.observe(document.head, { childList: true, subtree: true });
  document.head.addEventListener('load', reduce, true);
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, answered(query));
  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', reduce, true);
    window.matchMedia = matchMedia;
    for (const [rule, mediaText] of before) rule.media.mediaText = mediaText;
  };
}
