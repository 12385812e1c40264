export interface HeroStat {
  /** The figure, formatted in the reader's language, with its plus: `50,000+`. */
  value: string;
  /** What is counted: `trees planted`. */
  label: string;
}

/** The figures, side by side with threads between them. */
export function HeroStats({ stats }: { stats: readonly HeroStat[] }) {
  if (stats.length === 0) return null;
  return (
    <dl data-slot="hero-stats" className="nz:grid nz:auto-cols-auto nz:grid-flow-col nz:justify-start">
      {stats.map(({ value, label }) => (
        <div
          key={label}
          className="nz:flex nz:flex-col-reverse nz:justify-end nz:border-line nz:pe-3.5 nz:not-first:border-s-[1.5px] nz:not-first:ps-3.5 nz:lg:pe-9 nz:lg:not-first:ps-9"
        >
          <dt className="nz:text-sm nz:leading-snug nz:text-text-muted nz:lg:mt-1.5 nz:lg:text-md">{label}</dt>
          <dd className="nz:type-number nz:text-[1.625rem] nz:leading-[1.15] nz:lg:text-[2.75rem] nz:lg:leading-none">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
