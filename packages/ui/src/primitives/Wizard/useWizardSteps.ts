'use client';

import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { focusField } from '../Field/focusField.ts';

/** Why another step is asked for. */
export type WizardReason =
  /** Next was pressed, or Enter in a field. */
  | 'next'
  /** Previous was pressed. */
  | 'previous'
  /** An answer is to be changed: `goTo` of `useWizard`. */
  | 'change'
  /** The answer is changed; back to the step it was opened from. */
  | 'return';

export interface WizardNavigation {
  /** The step that is asked for; the first is 1. */
  requestedStep: number;
  reason: WizardReason;
}

export interface WizardStepsOptions {
  step: number | undefined;
  defaultStep: number;
  onNavigate: ((navigation: WizardNavigation) => unknown) | undefined;
}

/** What a step can ask of the wizard round it. */
export interface WizardControl {
  /** The step that shows; the first is 1. */
  step: number;
  /**
   * Opens another step to change an answer, and moves focus to the field with this id. Its Next then leads back here. With
   * `returns: false` it is left to the visitor to come back.
   */
  goTo: (step: number, options?: { fieldId?: string | undefined; returns?: boolean }) => void;
}

export const WizardContext = createContext<WizardControl | null>(null);

/** The wizard that this component is a step of. */
export function useWizard(): WizardControl {
  const control = useContext(WizardContext);
  if (!control) throw new Error('useWizard is for what is inside a Wizard.');
  return control;
}

/** The step that shows, and the ways to another one. */
export function useWizardSteps({ step, defaultStep, onNavigate }: WizardStepsOptions) {
  const [own, setOwn] = useState(defaultStep);
  const current = step ?? own;
  const [returnsTo, setReturnsTo] = useState<number>();
  const [isAsking, setIsAsking] = useState(false);
  const asked = useRef(0);
  const fieldId = useRef<string>(undefined);
  const heading = useFocusOnChange(current, fieldId);

  const request = async (requestedStep: number, reason: WizardReason): Promise<boolean> => {
    asked.current += 1;
    const question = asked.current;
    const answer = onNavigate?.({ requestedStep, reason });
    if (answer instanceof Promise) setIsAsking(true);
    const isAllowed = (await answer) !== false;
    // Another button has been pressed meanwhile: the later one counts.
    if (question !== asked.current) return false;
    setIsAsking(false);
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
    /** Where Next leads back to while an answer is being changed. */
    returnsTo,
    /** A refusal or an agreement is on its way. */
    isAsking,
    goBack: async () => {
      if (await request(current - 1, 'previous')) setReturnsTo(undefined);
    },
    goOn: async () => {
      const isAllowed = await (returnsTo ? request(returnsTo, 'return') : request(current + 1, 'next'));
      if (isAllowed) setReturnsTo(undefined);
    },
  };
}

/** After a change of step focus is on its heading, so that it is read; or on the field that is to be changed. */
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
