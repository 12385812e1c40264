import { Button } from '@nzete/ui/Button';
import { DraftNotice } from '@nzete/ui/DraftNotice';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { TextArea } from '@nzete/ui/TextArea';
import { TextField } from '@nzete/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { MESSAGE_LIMIT } from './feedback.ts';
import { messages } from './messages.ts';
import { useFeedback } from './useFeedback.ts';

/** The letter: a sheet with one field and one button, and a stamp once it has arrived. */
export default function Letter() {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, draft, result } = useFeedback();
  return (
    <form
      ref={formRef}
      noValidate
      // If submitted before hydration, the values must not end up in the URL.
      method="post"
      aria-label={formatMessage(messages.title)}
      onSubmit={formik.handleSubmit}
      onReset={formik.handleReset}
      className="nz:relative nz:grid nz:gap-6 nz:bg-surface nz:p-[clamp(1.25rem,5vw,3.5rem)] nz:max-sm:pt-10 nz:cut-corner nz:cut-lg nz:max-sm:-mx-gutter"
    >
      {/* The edge of an envelope. */}
      <span
        aria-hidden="true"
        className="nz:absolute nz:inset-x-0 nz:top-0 nz:h-2.5 nz:bg-[repeating-linear-gradient(135deg,currentColor_0_20px,transparent_20px_40px)] nz:text-info"
      />
      <div className="nz:flex nz:min-h-24 nz:items-start nz:justify-between nz:gap-4">
        <p className="nz:type-h3 nz:self-end">
          <FormattedMessage {...messages.greeting} />
        </p>
        <Stamp isArrived={result?.ok ?? false} />
      </div>
      <TextArea
        hint={formatMessage(messages.messageHint)}
        rows={9}
        characterLimit={MESSAGE_LIMIT}
        {...form.field('message')}
      />
      <TextField type="email" hint={formatMessage(messages.emailHint)} autoComplete="email" {...form.field('email')} />
      <div className="nz:grid nz:justify-items-start nz:gap-2">
        <SendOutcome
          result={result}
          title={<FormattedMessage {...messages.sentTitle} />}
          description={<FormattedMessage {...messages.sentText} />}
        />
        <Button type="submit" size="lg" isLoading={formik.isSubmitting}>
          <FormattedMessage {...messages.submit} />
        </Button>
        <DraftNotice status={draft.status} onUndo={draft.undo} />
      </div>
    </form>
  );
}

/** The stamp, once the letter was received. Decorative: the message at the button says the same. */
function Stamp({ isArrived }: { isArrived: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="nz:grid nz:h-24 nz:w-20 nz:shrink-0 nz:place-items-center nz:border-[1.5px] nz:border-line-strong nz:border-dashed nz:max-sm:me-6"
    >
      {isArrived ? (
        <span className="nz:-rotate-12 nz:border-[3px] nz:border-give nz:px-2 nz:py-1 nz:text-sm nz:font-bold nz:text-give">
          <FormattedMessage {...messages.stamp} />
        </span>
      ) : null}
    </span>
  );
}
