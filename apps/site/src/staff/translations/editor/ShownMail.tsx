import type { PreviewedMail } from '@nzete/api-client/staff';
import type { Language } from '@nzete/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../content/texts/languageNames.ts';
import { mailMessages as messages } from '../texts/mailMessages.ts';

/** A mail as it is sent: subject, HTML if it has any, plain text and the names of its files. */
export function ShownMail({ mail, language }: { mail: PreviewedMail; language: Language }) {
  const { formatMessage } = useIntl();
  const { subject, html, text, attachments } = mail;
  return (
    <div className="nz:grid nz:min-w-0 nz:gap-5">
      <dl className="nz:grid nz:gap-3">
        <div>
          <dt className="nz:text-sm nz:text-text-muted">
            <FormattedMessage {...messages.subject} />
          </dt>
          <dd lang={language} className="nz:font-semibold nz:[overflow-wrap:anywhere]">
            {subject}
          </dd>
        </div>
        {attachments.length > 0 ? (
          <div>
            <dt className="nz:text-sm nz:text-text-muted">
              <FormattedMessage {...messages.files} />
            </dt>
            {attachments.map((file) => (
              <dd key={file} className="nz:[overflow-wrap:anywhere]">
                {file}
              </dd>
            ))}
          </div>
        ) : null}
      </dl>
      {html ? (
        // It has the policy of this page; the sandbox runs no script and leads nowhere.
        <iframe
          sandbox=""
          srcDoc={html}
          title={formatMessage(messages.frame, { language: languageName(language) })}
          className="nz:h-96 nz:w-full nz:min-w-0 nz:border nz:border-line-strong nz:bg-surface"
        />
      ) : null}
      <section className="nz:grid nz:min-w-0 nz:gap-2">
        <h3 className="nz:text-sm nz:text-text-muted">
          <FormattedMessage {...messages.text} />
        </h3>
        <p
          lang={language}
          className="nz:border nz:border-line nz:bg-sunk nz:p-4 nz:whitespace-pre-wrap nz:[overflow-wrap:anywhere]"
        >
          {text}
        </p>
      </section>
    </div>
  );
}
