import { createContext, type ReactNode, useContext, useId } from 'react';
import { noteIds, useEditor } from '../form/editorContext.ts';

interface FieldGroupProps {
  pointer: string;
  /** Translated. */
  label: string;
  /** Beside the heading. */
  action?: ReactNode;
  /** Whether a line shows what belongs to the group. */
  isRuled?: boolean;
  children: ReactNode;
}

/** Below the heading of the page. */
const LevelContext = createContext(2);

/** Fields that belong together, under a heading one level below that of the group around them. */
export function FieldGroup({ pointer, label, action, isRuled = false, children }: FieldGroupProps) {
  const id = useId();
  const { notesAt } = useEditor();
  const level = useContext(LevelContext);
  const Heading = `h${Math.min(level, 6)}` as 'h2';
  return (
    // Not a section: a form with lists has many groups of the same name. Not a fieldset: they are deep.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={noteIds(pointer, notesAt(pointer))}
      className={`nz:grid nz:min-w-0 nz:gap-4 ${isRuled ? 'nz:border-s-4 nz:border-line nz:ps-4' : ''}`}
    >
      <div className="nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-2">
        <Heading id={id} className="nz:type-h3">
          {label}
        </Heading>
        {action}
      </div>
      <LevelContext value={level + 1}>{children}</LevelContext>
    </div>
  );
}
