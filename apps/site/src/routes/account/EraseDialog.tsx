import type { Erasure } from '@nzete/api-client/accounts';
import { Button } from '@nzete/ui/Button';
import { Dialog, DialogClose } from '@nzete/ui/Dialog';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { TextField } from '@nzete/ui/TextField';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dataMessages as texts } from './data.messages.ts';
import { useErase } from './useErase.ts';

/** Asks for the password, then erases the account and everything that was sent with its address. */
export function EraseDialog({ onErased }: { onErased: (erasure: Erasure) => void }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { formik, form, formRef, result, clear } = useErase(onErased);
  const open = (isNowOpen: boolean) => {
    clear();
    setOpen(isNowOpen);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button variant="danger">
          <FormattedMessage {...texts.erase} />
        </Button>
      }
      title={<FormattedMessage {...texts.eraseTitle} />}
      description={<FormattedMessage {...texts.eraseAsk} />}
      footer={
        <>
          <Button type="submit" form={id} variant="danger" isLoading={formik.isSubmitting}>
            <FormattedMessage {...texts.eraseYes} />
          </Button>
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...texts.eraseNo} />
            </Button>
          </DialogClose>
        </>
      }
    >
      <form
        ref={formRef}
        id={id}
        method="post"
        noValidate
        aria-label={formatMessage(texts.eraseTitle)}
        onSubmit={formik.handleSubmit}
        className="nz:grid nz:grid-cols-1 nz:gap-4"
      >
        <TextField
          type="password"
          autoComplete="current-password"
          hint={formatMessage(texts.passwordHint)}
          {...form.text('password')}
        />
        <SendOutcome result={result} title={null} />
      </form>
    </Dialog>
  );
}
