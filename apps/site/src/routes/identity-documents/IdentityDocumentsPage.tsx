import { kycDocumentKinds } from '@nzete/domain';
import { DocumentsForm } from '@nzete/ui/DocumentsForm';
import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { ReferenceNumber } from '@nzete/ui/SendOutcome';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { useShowSent } from '../../shared/useShowSent.ts';
import { messages } from './messages.ts';
import { search } from './search.ts';
import { useDocumentsAnswer } from './useDocumentsAnswer.ts';
import { useUpload } from './useUpload.ts';

/**
 * The page at `/identity-documents`: it takes documents that did not arrive with their identity
 * check, and those that staff have asked for. The confirmation and the e-mails have the link.
 */
export default function IdentityDocumentsPage() {
  const { formatMessage } = useIntl();
  const [{ reference, token, wanted }] = usePageSearch(search);
  const asked = kycDocumentKinds.filter((name) => wanted.split('.').includes(name));
  const isAsked = asked.length > 0;
  const answer = useDocumentsAnswer();
  const upload = useUpload({ reference, token });
  const showSent = useShowSent('kyc-documents');
  const isComplete = reference !== '' && token !== '';
  const heading = formatMessage(messages.title);
  return (
    <>
      <PageHead
        layout="stack"
        title={heading}
        description={<FormattedMessage {...(isAsked ? messages.asked : messages.lead)} />}
        actions={isComplete ? <ReferenceNumber number={reference} /> : null}
      />
      <Section>
        {isComplete ? (
          <DocumentsForm
            aria-label={heading}
            documents={(isAsked ? asked : kycDocumentKinds).map((name) => ({
              name,
              label: formatMessage(messages[name]),
            }))}
            intent="kyc-documents"
            hiddenValues={{ reference, token }}
            onUpload={upload}
            onSent={() => void showSent(reference)}
            {...answer}
          />
        ) : (
          <Text>
            <FormattedMessage {...messages.noLink} />
          </Text>
        )}
      </Section>
      <PageMeta description={formatMessage(messages.description)} heading={heading} isIndexed={false} />
    </>
  );
}
