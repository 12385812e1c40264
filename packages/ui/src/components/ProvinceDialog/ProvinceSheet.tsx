'use client';

import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { dialogBackdrop, dialogParts, dialogVariants } from '../../primitives/Dialog/Dialog.variants.ts';
import { iconButtonSizes } from '../../primitives/IconButton/IconButton.variants.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import {
  ProvinceDescription,
  ProvinceDetails,
  type ProvinceDetailsProps,
  ProvinceFooter,
  ProvinceTitle,
} from './ProvinceDetails.tsx';
import { provinceDialogMessages as texts } from './ProvinceDialog.messages.ts';

export interface ProvinceSheetProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'>,
    ProvinceDetailsProps {
  /** The URL of the page without it, with all provinces. */
  closeHref: string;
  /** Actions for the values, before the link back. */
  actions?: ReactNode;
}

/**
 * The content of a `ProvinceDialog` in server HTML. With JavaScript it is placed and styled like
 * the dialog, which replaces it after hydration; without, it is part of the page: put it first. It
 * closes with a link.
 *
 * Slots: `province-sheet`.
 *
 * @example <ProvinceSheet record={record} history={history} closeHref="/data" />
 */
export function ProvinceSheet({
  record,
  history,
  source,
  isSample,
  isOld,
  closeHref,
  actions,
  className,
  ...props
}: ProvinceSheetProps) {
  const titleId = useId();
  const { formatMessage } = useIntl();
  return (
    <section
      aria-labelledby={titleId}
      data-slot="province-sheet"
      className={cx(
        dialogBackdrop,
        'nz:noscript:static nz:noscript:bg-sunk nz:noscript:py-6 nz:print:static nz:print:bg-transparent',
        className,
      )}
      {...props}
    >
      <div
        className={cx(dialogVariants({ size: 'lg', isInstant: true }), 'nz:noscript:max-h-none nz:print:max-h-none')}
      >
        <div className={dialogParts.paper}>
          <div className={cx(dialogParts.header, 'nz:pb-2.5')}>
            <h2 id={titleId} className={dialogParts.title}>
              <ProvinceTitle record={record} />
            </h2>
          </div>
          <LinkButton
            href={closeHref}
            variant="quiet"
            size={null}
            aria-label={formatMessage(texts.all)}
            className={cx(iconButtonSizes.md, dialogParts.close)}
          >
            <X className="nz:bare" aria-hidden="true" />
          </LinkButton>
          {/* With the rule of a scrolling dialog, because it scrolls on most screens. */}
          <div className={cx(dialogParts.body, dialogParts.bodyEdge)}>
            <p className={cx(dialogParts.description, 'nz:pt-3')}>
              <ProvinceDescription {...{ record, isSample, isOld }} />
            </p>
            <div className={dialogParts.content}>
              <ProvinceDetails {...{ record, history, source, isSample }} />
            </div>
          </div>
          <div className={dialogParts.footer}>
            <ProvinceFooter actions={actions}>
              <LinkButton href={closeHref} variant="line">
                <FormattedMessage {...texts.all} />
              </LinkButton>
            </ProvinceFooter>
          </div>
        </div>
      </div>
    </section>
  );
}
