import type { ApplicationStatus } from '@nzete/domain';
import type { Language } from '@nzete/ui/format';
import { useState } from 'react';
import { useKept } from '../session/kept.ts';
import type { MessageTemplate } from './types.ts';

interface DecisionMessageOptions {
  subject: string;
  status: ApplicationStatus;
  language: Language;
  /** Those of the decision. */
  templates: readonly MessageTemplate[];
}

/**
 * The message of a decision: what was typed before, or else the first template. A template that is
 * chosen later replaces the text, which can be brought back.
 */
export function useDecisionMessage({ subject, status, language, templates }: DecisionMessageOptions) {
  const [stored, setStored] = useKept(`message ${subject} ${status}`);
  const [wasKept] = useState(stored !== '');
  const [template, setTemplate] = useState(stored === '' ? (templates[0]?.id ?? '') : '');
  const [replaced, setReplaced] = useState('');
  const textOf = (id: string) => templates.find((one) => one.id === id)?.texts[language] ?? '';
  const [isTyped, setTyped] = useState(wasKept);
  const text = isTyped ? stored : textOf(template);
  return {
    text,
    template,
    /** Whether the text is from an earlier visit of the dialog. */
    isKept: wasKept && isTyped && replaced === '',
    type: (next: string) => {
      setTyped(true);
      setStored(next);
    },
    choose: (id: string) => {
      if (isTyped && stored !== '' && !templates.some(({ texts }) => texts[language] === stored)) setReplaced(stored);
      setTemplate(id);
      setTyped(false);
      setStored('');
    },
    /** Once it has been sent. */
    forget: () => setStored(''),
    /** Undoes the choice of a template. */
    bringBack:
      replaced === ''
        ? undefined
        : () => {
            setTyped(true);
            setStored(replaced);
            setTemplate('');
            setReplaced('');
          },
  };
}
