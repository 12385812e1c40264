import { readError } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Dialog } from '@nzete/ui/Dialog';
import { type Language, languages, useFormat } from '@nzete/ui/format';
import { SelectField } from '@nzete/ui/SelectField';
import { Skeleton } from '@nzete/ui/Skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../content/texts/languageNames.ts';
import { previewMessages } from '../../content/texts/previewMessages.ts';
import { staffMessages } from '../../messages.ts';
import { failureText } from '../../parts/failure.ts';
import { mailMessages as messages } from '../texts/mailMessages.ts';
import type { TranslatedLanguage } from '../types.ts';
import { ShownMail } from './ShownMail.tsx';

export interface MailPreviewDialogProps {
  /** Of the text. */
  id: string;
  /** The language that is being translated. */
  language: TranslatedLanguage;
  /** What is typed and not saved, if anything. */
  typed: string | undefined;
  onClose: () => void;
}

/** The mails that say a text, with what is being typed. */
export function MailPreviewDialog({ id, language, typed, onClose }: MailPreviewDialogProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const [shown, setShown] = useState<Language>(language);
  const [chosen, setChosen] = useState<string>();
  const [compose, { data, error }] = staffApi.usePreviewMailMutation();
  // What is typed is in one language.
  const load = (lang: Language) => {
    setShown(lang);
    const draft = lang === language && typed !== undefined ? { text: typed } : {};
    void compose({ mailPreviewInput: { id, language: lang, ...draft } });
  };
  const loadFirst = useEffectEvent(() => load(language));
  useEffect(() => loadFirst(), []);
  const mails = data?.mails ?? [];
  const mail = mails.find((each) => each.id === chosen) ?? mails[0];
  return (
    <Dialog
      open
      size="lg"
      title={formatMessage(messages.title)}
      description={formatMessage(messages.note)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className="nz:grid nz:min-w-0 nz:gap-5">
        <div className="nz:flex nz:flex-wrap nz:items-end nz:gap-3">
          <SelectField
            label={formatMessage(previewMessages.language)}
            value={shown}
            onChange={({ target }) => load(languages.find((each) => each === target.value) ?? language)}
            options={languages.map((value) => ({ value, label: languageName(value) }))}
          />
          {mail && mails.length > 1 ? (
            <SelectField
              label={formatMessage(messages.which)}
              value={mail.id}
              onChange={({ target }) => setChosen(target.value)}
              options={mails.map(({ id: value, subject }, index) => ({
                value,
                label: formatMessage(messages.option, { position: number(index + 1), subject }),
              }))}
            />
          ) : null}
        </div>
        {typed !== undefined && shown === language ? (
          <p className="nz:text-sm nz:text-text-muted">
            <FormattedMessage {...messages.typed} />
          </p>
        ) : null}
        <div role="alert" className="nz:empty:hidden">
          {error ? (
            <Alert
              tone="error"
              description={readError(error).fields[0]?.message ?? failureText(error, formatMessage)}
            />
          ) : null}
        </div>
        <p role="status" className="nz:sr-only">
          {data
            ? formatMessage(messages.loaded, { count: number(mails.length) })
            : error
              ? null
              : formatMessage(staffMessages.loading)}
        </p>
        {mail ? (
          <ShownMail mail={mail} language={shown} />
        ) : data ? (
          <p>
            <FormattedMessage {...messages.none} />
          </p>
        ) : error ? null : (
          <Skeleton lines={8} />
        )}
      </div>
    </Dialog>
  );
}
