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
    <dl data-slot="hero-stats" className="grid auto-cols-auto grid-flow-col justify-start">
      {stats.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line pe-3.5 not-first:border-s-[1.5px] not-first:ps-3.5 lg:pe-9 lg:not-first:ps-9"
        >
          <dt className="text-sm leading-snug text-text-muted lg:mt-1.5 lg:text-md">{label}</dt>
          <dd className="type-number text-[1.625rem] leading-[1.15] lg:text-[2.75rem] lg:leading-none">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
