import { type ReactNode, useId } from 'react';

interface StaffSectionProps {
  /** Translated. */
  title: string;
  /** A line below the heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a heading of its own. */
export function StaffSection({ title, note, children }: StaffSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="nz:grid nz:min-w-0 nz:content-start nz:gap-3">
      <div className="nz:grid nz:gap-1">
        <h2 id={id} className="nz:type-h2">
          {title}
        </h2>
        {note ? <p className="nz:text-sm nz:text-text-muted">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
