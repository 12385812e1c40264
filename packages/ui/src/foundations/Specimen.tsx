import type { ReactNode } from 'react';

/** A titled section of a foundation page, below a ruled line. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="nz:grid nz:gap-4">
      <h2 className="nz:border-b-[1.5px] nz:border-line-strong nz:pb-2 nz:type-h3">{title}</h2>
      {children}
    </section>
  );
}

/** The sections of a foundation page, stacked. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className="nz:grid nz:grid-cols-1 nz:gap-12">{children}</div>;
}
