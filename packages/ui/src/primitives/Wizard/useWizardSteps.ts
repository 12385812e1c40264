'use client';

import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { focusField } from '../Field/focusField.ts';

/** Why the step changes. */
export type WizardReason =
  /** Next was pressed, or Enter in a field. */
  | 'next'
  /** Previous was pressed. */
  | 'previous'
  /** An answer is being changed: `goTo` of `useWizard`. */
  | 'change'
  /** The answer was changed; return to the step that it was opened from. */
  | 'return';

export interface WizardNavigation {
  /** The requested step; the first is 1. */
  requestedStep: number;
  reason: WizardReason;
}

export interface WizardStepsOptions {
  step: number | undefined;
  defaultStep: number;
  onNavigate: ((navigation: WizardNavigation) => unknown) | undefined;
}

/** The wizard as seen by its steps. */
export interface WizardControl {
  /** The current step; the first is 1. */
  step: number;
  /**
   * Opens another step to change an answer, and moves focus to the field with this id. Its Next
   * button then returns here. With `returns: false` the visitor goes back manually.
   */
  goTo: (step: number, options?: { fieldId?: string | undefined; returns?: boolean }) => void;
}

export const WizardContext = createContext<WizardControl | null>(null);

/** The wizard that contains this component. */
export function useWizard(): WizardControl {
  const control = useContext(WizardContext);
  if (!control) throw new Error('useWizard must be used inside a Wizard.');
  return control;
}

/** The current step, and the functions to change it. */
export function useWizardSteps({ step, defaultStep, onNavigate }: WizardStepsOptions) {
  const [own, setOwn] = useState(defaultStep);
  const current = step ?? own;
  const [returnsTo, setReturnsTo] = useState<number>();
  const [isPending, setIsPending] = useState(false);
  const asked = useRef(0);
  const fieldId = useRef<string>(undefined);
  const heading = useFocusOnChange(current, fieldId);

  const request = async (requestedStep: number, reason: WizardReason): Promise<boolean> => {
    asked.current += 1;
    const question = asked.current;
    const answer = onNavigate?.({ requestedStep, reason });
    if (answer instanceof Promise) setIsPending(true);
    const isAllowed = (await answer) !== false;
    // Another button was pressed in the meantime: the later one wins.
    if (question !== asked.current) return false;
    setIsPending(false);
    if (isAllowed) setOwn(requestedStep);
    return isAllowed;
  };
  const control: WizardControl = {
    step: current,
    goTo: async (next, { fieldId: field, returns = true } = {}) => {
      fieldId.current = field;
      if (await request(next, 'change')) setReturnsTo(returns ? current : undefined);
      else fieldId.current = undefined;
    },
  };

  return {
    current,
    heading,
    control,
    /** The step that Next returns to while an answer is being changed. */
    returnsTo,
    /** `onNavigate` is pending. */
    isPending,
    goBack: async () => {
      if (await request(current - 1, 'previous')) setReturnsTo(undefined);
    },
    next: async () => {
      const isAllowed = await (returnsTo ? request(returnsTo, 'return') : request(current + 1, 'next'));
      if (isAllowed) setReturnsTo(undefined);
    },
  };
}

/** After a change of step, focus moves to its heading, or to the field that is being changed. */
function useFocusOnChange(current: number, fieldId: { current: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(current);
  useEffect(() => {
    if (seen.current === current) return;
    seen.current = current;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[data-slot="wizard"]')?.scrollIntoView({ block: 'start' });
    if (fieldId.current) focusField(fieldId.current);
    fieldId.current = undefined;
  }, [current, fieldId]);
  return heading;
}
