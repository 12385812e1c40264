/**
 * The inline script of every page, so it must stay small. Until hydration it keeps the last click,
 * which `shared/earlyInput.ts` repeats; it reports code that fails to load, sends forms without it,
 * and ends the splash. What was typed without the code is there when the page is loaded again.
 */

import type { InstallPromptEvent } from '../shared/installPrompt.ts';
import { keepDocumentBytes } from '../shared/visitBytes.ts';
import { endSplash } from './endSplash.ts';
import { loadCodeOnUse } from './lateCode.ts';
import { clearUnsent, isAnswer, sendAgain, sendForm } from './sendForm.ts';
import { keepTyped, restoreTyped } from './typedFields.ts';

// Older browsers than those of docs/adr/0010 get the page as without JavaScript: `browser.tsx` does
// not start there.
const isSupported = 'registerProperty' in CSS && CSS.supports('color: color-mix(in oklch, red, red)');
if (!isSupported) document.documentElement.dataset.unsupported = '';

/** Whether the element has been hydrated. */
const isInteractive = (target: Element) =>
  target.closest('[data-section], #root')?.hasAttribute('data-interactive') ?? true;

/** Whether the element is in a form that only the server handles. */
const isNative = (target: Element) => target.closest('[data-native]') !== null;

/** Whether the code has come, or may still come. */
const hasCode = () => !isAnswer() && document.documentElement.dataset.scriptFailed === undefined;

/** How long a sent form waits for code that neither comes nor fails. */
const CODE_LIMIT_MS = 20_000;

const codeFailed = () => {
  document.documentElement.dataset.scriptFailed = '';
};

/** Lays out the sections below the screen too (`site.css`). */
const layOutAll = () => {
  document.documentElement.dataset.laidOut = '';
};

// After a reload the browser restores the scroll position, which needs the full height.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate') layOutAll();
// A second after the splash, so that fast scrolling and pictures of the whole page show no gaps.
setTimeout(() => window.requestIdleCallback?.(layOutAll), 3000);

// react-intl's first call of this takes a slow phone 100 ms; here it runs while the code loads.
window.requestIdleCallback?.(() => Intl.DateTimeFormat.supportedLocalesOf('en'));

endSplash();
if (isSupported) loadCodeOnUse();
addEventListener('pagehide', () => {
  keepDocumentBytes();
  keepTyped((form) => !isInteractive(form) && !isNative(form));
});
// Before the modules of the page run.
document.addEventListener('readystatechange', restoreTyped, { once: true });

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // The router would replace a part of the page that is not hydrated, and scroll to the top.
    const { hash = '' } = target.closest<HTMLAnchorElement>('a[href^="#"]') ?? {};
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (place && hasCode() && !isInteractive(place)) {
      event.preventDefault();
      place.scrollIntoView();
    }
    const button = target.closest<HTMLElement>('button, [role="button"], [role="switch"]');
    if (!button) return;
    if (button.hasAttribute('data-send-again')) sendAgain();
    else if (!isInteractive(button) && !isNative(button)) window.nzeteEarlyInput = { target: button };
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    clearUnsent();
    if (isInteractive(form) || isNative(form) || !isSupported) return;
    // Typed values stay in their fields, and out of the URL.
    event.preventDefault();
    if (!hasCode()) return void sendForm(form, event.submitter);
    const input = { target: event.submitter ?? form };
    window.nzeteEarlyInput = input;
    setTimeout(() => window.nzeteEarlyInput === input && codeFailed(), CODE_LIMIT_MS);
  },
  true,
);

// The code that a sent form waited for does not come.
new MutationObserver(() => {
  const { target } = window.nzeteEarlyInput ?? {};
  const form = target?.closest('form');
  if (!target || !form || hasCode() || isInteractive(form)) return;
  window.nzeteEarlyInput = undefined;
  if (target === form) void sendForm(form, null);
  else if (target instanceof HTMLButtonElement && target.type === 'submit') void sendForm(form, target);
}).observe(document.documentElement, { attributeFilter: ['data-script-failed'] });

// Offered in the footer only (`app/shell/InstallOffer.tsx`).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.nzeteInstallPrompt = event as InstallPromptEvent;
});

// These events do not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) codeFailed();
  },
  true,
);
