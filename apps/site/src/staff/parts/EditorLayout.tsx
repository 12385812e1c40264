import type { ReactNode } from 'react';

interface EditorLayoutProps {
  children: ReactNode;
  /** The row at the lower edge. */
  bar: ReactNode;
  /** Beside the form, where there is room. */
  aside: ReactNode;
}

/** A form, the row below it, and what is seen beside it. */
export function EditorLayout({ children, bar, aside }: EditorLayoutProps) {
  return (
    <div
      className={`nz:flex nz:min-h-full nz:grow nz:flex-col ${aside ? 'nz:grid nz:grid-cols-[minmax(0,1fr)_21.25rem]' : ''}`}
    >
      <div className="nz:@container nz:flex nz:min-w-0 nz:grow nz:flex-col">
        <div className="nz:grid nz:min-w-0 nz:grow nz:content-start nz:gap-6 nz:px-4 nz:py-6 nz:@md:px-10 nz:@md:py-8">
          {children}
        </div>
        {bar}
      </div>
      {aside ? (
        <aside className="nz:min-w-0 nz:border-s nz:border-line-strong nz:bg-sunk nz:px-5 nz:py-6">
          <div className="nz:sticky nz:top-6 nz:grid nz:gap-4">{aside}</div>
        </aside>
      ) : null}
    </div>
  );
}
