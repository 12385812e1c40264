'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, DialogClose } from '../../primitives/Dialog/Dialog.tsx';
import {
  ProvinceDescription,
  ProvinceDetails,
  type ProvinceDetailsProps,
  ProvinceFooter,
  ProvinceTitle,
} from './ProvinceDetails.tsx';
import { provinceDialogMessages as texts } from './ProvinceDialog.messages.ts';

export interface ProvinceDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children'>, ProvinceDetailsProps {
  open: boolean;
  /** Called to close it: by its buttons, Escape, or a click on the backdrop. */
  onOpenChange: (open: boolean) => void;
  /**
   * Actions for the values: download, share. Buttons, shown before Close; on phones in one row, with
   * `isIconOnPhones`.
   */
  actions?: ReactNode;
  /**
   * Shows without animation, to replace a `ProvinceSheet`.
   * @default false
   */
  isInstant?: boolean;
}

/**
 * The weather of a province: the current values with their age, and the last seven days as a chart,
 * in words and as a table. It is a modal, which cannot be server-rendered: a page that opens with
 * it renders a `ProvinceSheet` first.
 *
 * Slots: `province-dialog`, `province-dialog-values`, `province-dialog-chart`.
 *
 * @example
 * <ProvinceDialog
 *   open
 *   record={record}
 *   history={history}
 *   onOpenChange={close}
 *   actions={<Button>CSV</Button>}
 * />
 */
export function ProvinceDialog({ record, history, source, isSample, isOld, actions, ...props }: ProvinceDialogProps) {
  return (
    <Dialog
      data-slot="province-dialog"
      size="lg"
      title={<ProvinceTitle record={record} />}
      description={<ProvinceDescription {...{ record, isSample, isOld }} />}
      footer={
        <ProvinceFooter actions={actions}>
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...texts.close} />
            </Button>
          </DialogClose>
        </ProvinceFooter>
      }
      {...props}
    >
      <ProvinceDetails {...{ record, history, source, isSample }} />
    </Dialog>
  );
}
