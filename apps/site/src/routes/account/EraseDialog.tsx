import type { Erasure } from '@nzete/api-client/accounts';
import { Button } from '@nzete/ui/Button';
import { Dialog, DialogClose } from '@nzete/ui/Dialog';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { TextField } from '@nzete/ui/TextField';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dataMessages as texts } from './data.messages.ts';
import { useErase } from './useErase.ts';

const everything = {
  open: texts.erase,
  title: texts.eraseTitle,
  ask: texts.eraseAsk,
  yes: texts.eraseYes,
  no: texts.eraseNo,
};

const accountAlone = {
  open: texts.eraseAccount,
  title: texts.eraseAccountTitle,
  ask: texts.eraseAccountAsk,
  yes: texts.eraseAccount,
  no: texts.keepAccount,
};

interface EraseDialogProps {
  /** The server erases no more than the account while its address is not confirmed. */
  isAccountAlone?: boolean;
  onErased: (erasure: Erasure) => void;
}

/** Asks for the password, then erases the account, with everything sent with its address. */
export function EraseDialog({ isAccountAlone = false, onErased }: EraseDialogProps) {
  const words = isAccountAlone ? accountAlone : everything;
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
          <FormattedMessage {...words.open} />
        </Button>
      }
      title={<FormattedMessage {...words.title} />}
      description={<FormattedMessage {...words.ask} />}
      footer={
        <>
          <Button type="submit" form={id} variant="danger" isLoading={formik.isSubmitting}>
            <FormattedMessage {...words.yes} />
          </Button>
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...words.no} />
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
        aria-label={formatMessage(words.title)}
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
