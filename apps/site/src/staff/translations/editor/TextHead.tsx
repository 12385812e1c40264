import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { StateMark } from '../StateMark.tsx';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import { usePlaceName } from '../texts/usePlaceName.ts';
import { useTextState } from '../texts/useTextState.ts';
import type { Text, TranslatedLanguage } from '../types.ts';
import { TextFacts } from './TextFacts.tsx';

interface TextHeadProps {
  text: Text;
  language: TranslatedLanguage;
  position: number;
  count: number;
  listHref: string;
  previous: string | undefined;
  next: string | undefined;
}

/** Where one is, the neighbours, and what the text is. */
export function TextHead({ text, language, position, count, listHref, previous, next }: TextHeadProps) {
  const { number } = useFormat();
  const nameOf = usePlaceName();
  const stateOf = useTextState();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // Focus follows someone who opens a text, not someone who arrives at its address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text has a head of its own
  useEffect(() => {
    if (key !== 'default') heading.current?.focus();
  }, []);
  return (
    <header className="nz:grid nz:gap-3">
      <div className="nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-x-5 nz:gap-y-2">
        <Link href={listHref} className="nz:lg:hidden">
          <ArrowLeft aria-hidden="true" />
          <FormattedMessage {...messages.back} />
        </Link>
        <p className="nz:text-sm nz:text-text-muted nz:tabular-nums">
          <FormattedMessage {...messages.position} values={{ position: number(position), count: number(count) }} />
        </p>
        <div className="nz:flex nz:gap-2">
          {previous ? (
            <LinkButton
              variant="line"
              size="sm"
              isIconOnPhones
              rel="prev"
              href={previous}
              aria-keyshortcuts="Alt+PageUp"
            >
              <ArrowLeft aria-hidden="true" />
              <span>
                <FormattedMessage {...messages.previous} />
              </span>
            </LinkButton>
          ) : null}
          {next ? (
            <LinkButton variant="line" size="sm" isIconOnPhones rel="next" href={next} aria-keyshortcuts="Alt+PageDown">
              <span>
                <FormattedMessage {...messages.next} />
              </span>
              <ArrowRight aria-hidden="true" />
            </LinkButton>
          ) : null}
        </div>
      </div>
      <h1 ref={heading} tabIndex={-1} className="nz:min-w-0 nz:type-h2 nz:focus-ring nz:[overflow-wrap:anywhere]">
        {nameOf({ id: text.place, source: text.source, pages: [] })}
      </h1>
      <p className="nz:flex nz:items-center nz:gap-2">
        <StateMark state={text.state} />
        {stateOf(text)}
      </p>
      <TextFacts text={text} language={language} />
    </header>
  );
}
