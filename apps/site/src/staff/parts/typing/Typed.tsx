import type { ReactNode } from 'react';
import { TypingLine } from './TypingLine.tsx';
import { useTyping } from './useTyping.ts';

interface TypedProps {
  /** The language of the text. */
  lang: string;
  /** The value of the field. */
  value: string;
  /** A text field or area. */
  children: ReactNode;
}

/** Wraps a field for prose: what is typed is corrected when the field is left. */
export function Typed({ lang, value, children }: TypedProps) {
  const { count, undo, ...typing } = useTyping(lang, value);
  return (
    <div className="nz:grid nz:min-w-0 nz:content-start nz:gap-1.5" {...typing}>
      {children}
      <TypingLine count={count} onUndo={undo} />
    </div>
  );
}
