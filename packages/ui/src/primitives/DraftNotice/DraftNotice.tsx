'use client';

import { Smartphone, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { draftNoticeMessages as texts } from './DraftNotice.messages.ts';

/**
 * `none`: nothing is stored. `saved`: a draft is stored. `failed`: it could not be stored.
 * `cleared`: the form was just reset.
 */
export type DraftStatus = 'none' | 'saved' | 'failed' | 'cleared';

export interface DraftNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  status: DraftStatus;
  /** Called by "Undo" after the form was cleared: brings back what was typed. */
  onUndo: () => void;
}

/**
 * Says below a form whether its draft is stored on the device, and clears it. It must be inside the
 * form: its button is a native reset button.
 *
 * Slots: `draft-notice`.
 *
 * @example
 * <VolunteerForm onSubmit={apply}><DraftNotice status={draft.status} onUndo={draft.undo} /></VolunteerForm>
 */
export function DraftNotice({ status, onUndo, className, ...props }: DraftNoticeProps) {
  const Icon = status === 'failed' ? TriangleAlert : Smartphone;
  return (
    <div
      data-slot="draft-notice"
      data-status={status}
      className={cx(
        'nz:flex nz:min-h-hit nz:flex-wrap nz:items-center nz:gap-x-4 nz:text-md nz:text-text-2 nz:print:hidden',
        className,
      )}
      {...props}
    >
      <p role="status" className="nz:flex nz:min-w-0 nz:items-start nz:gap-2.5">
        {status === 'none' ? null : (
          <>
            <Icon aria-hidden="true" className="nz:mt-0.5 nz:size-5 nz:shrink-0" />
            <FormattedMessage {...texts[status]} />
          </>
        )}
      </p>
      {/* The same key for both buttons keeps the focus. */}
      {status === 'saved' || status === 'failed' ? (
        <Button key="action" type="reset" variant="quiet" size="sm" className="nz:-ms-3.5">
          <FormattedMessage {...texts.clear} />
        </Button>
      ) : null}
      {status === 'cleared' ? (
        <Button key="action" variant="quiet" size="sm" className="nz:-ms-3.5" onClick={onUndo}>
          <FormattedMessage {...texts.undo} />
        </Button>
      ) : null}
    </div>
  );
}
