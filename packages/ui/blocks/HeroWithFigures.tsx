import { Hero, type HeroProps } from '@nzete/ui/Hero';
import { LinkButton } from '@nzete/ui/LinkButton';

interface HeroWithFiguresProps
  extends Pick<HeroProps, 'eyebrow' | 'title' | 'description' | 'pictures' | 'stats' | 'note'> {
  /** What to do first, and next. */
  actions: { href: string; label: string }[];
}

/** The first thing on a home page: one sentence, two actions, and three figures with their source. */
export function HeroWithFigures({ actions, ...hero }: HeroWithFiguresProps) {
  return (
    <Hero
      {...hero}
      actions={actions.map(({ href, label }, index) => (
        <LinkButton key={href} href={href} size="lg" variant={index === 0 ? 'primary' : 'line'}>
          {label}
        </LinkButton>
      ))}
    />
  );
}
