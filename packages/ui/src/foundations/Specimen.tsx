import type { ReactNode } from 'react';

/** A titled part of a foundation page, over a ruled line. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="border-b-[1.5px] border-line-strong pb-2 type-h3">{title}</h2>
      {children}
    </section>
  );
}

/** The parts of a foundation page one under the other. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-12">{children}</div>;
}
