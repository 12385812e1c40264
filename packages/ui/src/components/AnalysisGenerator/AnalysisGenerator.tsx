'use client';

import { Sparkles } from 'lucide-react';
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { intentProps } from '../../internal/intentProps.ts';
import { useIsHydrated } from '../../internal/useIsHydrated.ts';
import { useTypedEarly } from '../../internal/useTypedEarly.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { analysisGeneratorMessages as texts } from './AnalysisGenerator.messages.ts';

export interface AnalysisGeneratorProps extends Omit<ComponentProps<'form'>, 'title' | 'onSubmit' | 'children'> {
  /** A heading, with a bold line above it. */
  title?: ReactNode;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** Called with the trimmed question. The text stays in the box. */
  onGenerate: (query: string) => void;
  /**
   * A report is being generated: the button is disabled and says so.
   * @default false
   */
  isGenerating?: boolean;
  /**
   * Posted as `intent` by the submit button, so that the server knows which form was sent when
   * JavaScript is off. The subject is `query`.
   */
  intent?: string | undefined;
  /** A posted subject for which there is no report. */
  unsent?: string | undefined;
  /** Shows a short message, such as a toast, when the box is empty. */
  onMessage?: (message: { tone: 'error'; title: string; description: string }) => void;
}

/** The maximum length that the server accepts. */
const LIMIT = 2000;

/**
 * A text box for the subject of a report, and a button that generates it. Ctrl+Enter submits too.
 *
 * Slots: `analysis-generator`, `analysis-generator-title`.
 *
 * @example <AnalysisGenerator onGenerate={analyse} isGenerating={isLoading} onMessage={toast} />
 */
export function AnalysisGenerator({
  title,
  headingLevel = 3,
  onGenerate,
  isGenerating = false,
  onMessage,
  intent,
  unsent,
  className,
  ...props
}: AnalysisGeneratorProps) {
  const { formatMessage } = useIntl();
  const Heading = `h${headingLevel}` as const;
  const [query, setQuery] = useState(unsent ?? '');
  const isHydrated = useIsHydrated();
  const box = useRef<HTMLTextAreaElement>(null);
  useTypedEarly(box, setQuery);
  const button = useRestoreFocus(isGenerating);
  const isBlank = query.trim() === '';
  const isTooLong = query.length > LIMIT;
  const generate = () => {
    if (isGenerating || isTooLong) return;
    if (!isBlank) return onGenerate(query.trim());
    onMessage?.({
      tone: 'error',
      title: formatMessage(texts.required),
      description: formatMessage(texts.requiredText),
    });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) generate();
  };
  return (
    <form
      data-slot="analysis-generator"
      // Without JavaScript the server answers.
      method="post"
      className={cx(
        'nz:grid nz:justify-items-start nz:gap-4',
        title && 'nz:border-primary nz:border-t-4 nz:pt-5',
        className,
      )}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        generate();
      }}
      {...props}
    >
      {title ? (
        <Heading data-slot="analysis-generator-title" className="nz:type-h3 nz:mb-1">
          {title}
        </Heading>
      ) : null}
      <TextArea
        ref={box}
        label={formatMessage(texts.label)}
        hint={formatMessage(texts.hint)}
        rows={4}
        name="query"
        required={intent !== undefined}
        className="nz:w-full"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={handleKeyDown}
        {...(query.length > LIMIT - 200 && { characterLimit: LIMIT })}
      />
      <Button
        ref={button}
        type="submit"
        {...intentProps(intent)}
        disabled={isGenerating || ((isBlank || isTooLong) && (isHydrated || !intent))}
      >
        {isGenerating ? <Spinner /> : <Sparkles aria-hidden="true" className="nz:bare" />}
        <FormattedMessage {...texts[isGenerating ? 'generating' : 'generate']} />
      </Button>
      <p role="status" className="nz:sr-only">
        {isGenerating ? <FormattedMessage {...texts.generating} /> : null}
      </p>
    </form>
  );
}

/**
 * Disabling a button drops its focus: this restores it, unless the user has moved focus elsewhere.
 */
function useRestoreFocus(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}
