/** What the last test run proves of a component. Without a result nothing is claimed. */
import type { Component, TestedStory } from './components.ts';
import type { TestResult } from './results.ts';

export interface Proof {
  state: 'passed' | 'failed' | 'not tested';
  /** Such as `21 passed`. */
  text: string;
  /** The day of the run. */
  day: string | undefined;
}

const NOT_TESTED: Proof = { state: 'not tested', text: 'not tested', day: undefined };

function prove(results: readonly (TestResult | undefined)[]): Proof {
  const ran = results.filter((result) => result !== undefined && result.state !== 'skipped');
  if (ran.length === 0) return NOT_TESTED;
  const failed = ran.filter((result) => result?.state === 'failed').length;
  return {
    state: failed > 0 ? 'failed' : 'passed',
    text: failed > 0 ? `${failed} of ${ran.length} failed` : `${ran.length} passed`,
    day: ran
      .map((result) => result?.day ?? '')
      .toSorted()
      .at(-1),
  };
}

/** With the rules of axe that some of the stories turn off: these have not passed all of it. */
function proveAxe(stories: readonly TestedStory[]): Proof {
  const ran = stories.filter(({ result }) => result !== undefined && result.state !== 'skipped');
  const proof = prove(ran.map(({ result }) => result));
  const partly = ran.filter(({ rulesOff }) => rulesOff.length > 0);
  if (proof.state !== 'passed' || partly.length === 0) return proof;
  const rules = [...new Set(partly.flatMap(({ rulesOff }) => rulesOff))].toSorted().join(', ');
  const without = `${partly.length} without ${rules}`;
  const whole = ran.length - partly.length;
  return { ...proof, text: whole > 0 ? `${whole} passed, ${without}` : without };
}

export interface Proofs {
  /** axe after each story. A failed story may have failed for another reason. */
  axe: Proof;
  /** axe on stories in the dark theme: mostly contrast. */
  dark: Proof;
  keyboard: Proof;
  /** Stories that find elements by role and name. */
  roles: Proof;
  rightToLeft: Proof;
  languages: Proof;
  /** Cases of the ARIA practices on the built site. */
  patterns: Proof;
}

/** The languages other than English of stories that passed, sorted. */
export const languagesOf = ({ stories }: Component): string[] =>
  [
    ...new Set(
      stories.flatMap(({ language, result }) => (result?.state === 'passed' && language !== 'en' ? [language] : [])),
    ),
  ].toSorted();

/** @param patterns the results of `apps/site/e2e/patterns.spec.ts` */
export function proofsOf(component: Component, patterns: readonly TestResult[]): Proofs {
  const of = (isOne: (story: TestedStory) => boolean) =>
    prove(component.stories.filter(isOne).map(({ result }) => result));
  return {
    axe: proveAxe(component.stories.filter(({ hasAxe }) => hasAxe)),
    dark: proveAxe(component.stories.filter(({ hasAxe, isDark }) => hasAxe && isDark)),
    keyboard: of(({ pressesKeys }) => pressesKeys),
    roles: of(({ findsByRole }) => findsByRole),
    rightToLeft: of(({ isRightToLeft }) => isRightToLeft),
    languages: of(({ language }) => language !== 'en'),
    patterns: component.cases.length > 0 ? prove(patterns) : NOT_TESTED,
  };
}
