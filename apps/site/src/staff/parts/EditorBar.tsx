import type { ReactNode, Ref } from 'react';

interface EditorBarProps {
  /** Translated: the name of the row of buttons. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The row of buttons, fixed to the lower edge unless it would cover most of a small screen. */
export function EditorBar({ label, children, ref }: EditorBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role="group"
      aria-label={label}
      data-slot="editor-bar"
      className={bar}
    >
      {children}
    </div>
  );
}

export const EditorBarNote = ({ children }: { children: ReactNode }) => (
  <p className="nz:min-w-0 nz:text-sm nz:text-text-muted">{children}</p>
);

/** Of the buttons in the row. */
export const barButton = 'nz:min-h-11 nz:@max-md:px-1.5';
const bar =
  'nz:focus-ring nz:sticky nz:bottom-0 nz:z-10 nz:flex nz:flex-wrap nz:items-center nz:gap-x-2 nz:gap-y-1 nz:border-t nz:border-line-strong nz:bg-bg nz:px-4 nz:py-3 nz:short:static nz:@max-[18rem]:static nz:@md:gap-3 nz:@md:px-10 nz:@md:py-4 nz:print:hidden';
