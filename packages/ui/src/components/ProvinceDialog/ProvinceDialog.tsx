'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, DialogClose } from '../../primitives/Dialog/Dialog.tsx';
import { ProvinceDetails, type ProvinceDetailsProps, ProvinceTitle } from './ProvinceDetails.tsx';
import { provinceDialogMessages as texts } from './ProvinceDialog.messages.ts';

export interface ProvinceDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children'>, ProvinceDetailsProps {
  open: boolean;
  /** It is to be closed: by its buttons, by Escape, by a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** What can be done with the values: download, share. Buttons, before Close. */
  actions?: ReactNode;
  /**
   * It is there at once, without coming in: in the place of a `ProvinceSheet`.
   * @default false
   */
  isInstant?: boolean;
}

/**
 * All that is known of a province's weather: the present values with their age, and the last seven days as a chart, in words and as a table.
 * It is a modal, which no server can write: a page that is opened with it shows a `ProvinceSheet` first.
 *
 * Slots: `province-dialog`, `province-dialog-values`, `province-dialog-chart`.
 *
 * @example <ProvinceDialog open record={record} history={history} onOpenChange={close} actions={<Button>CSV</Button>} />
 */
export function ProvinceDialog({ record, history, source, isSample, actions, ...props }: ProvinceDialogProps) {
  return (
    <Dialog
      data-slot="province-dialog"
      size="lg"
      title={<ProvinceTitle record={record} />}
      description={<FormattedMessage {...texts.description} values={record} />}
      footer={
        <>
          {actions}
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...texts.close} />
            </Button>
          </DialogClose>
        </>
      }
      {...props}
    >
      <ProvinceDetails {...{ record, history, source, isSample }} />
    </Dialog>
  );
}
