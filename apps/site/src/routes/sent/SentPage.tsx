import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { PageHead } from '@nzete/ui/PageHead';
import { ReferenceNumber } from '@nzete/ui/SendOutcome';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { accountPath, paths } from '../../shared/routes.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { messages } from './messages.ts';
import { search } from './search.ts';

interface Texts {
  title: MessageDescriptor;
  /** What happens next. */
  text: MessageDescriptor;
}

const newsletter: Texts = { title: messages.newsletterTitle, text: messages.newsletterText };
const application: Texts = { title: messages.volunteerTitle, text: messages.volunteerText };
const other: Texts = { title: messages.otherTitle, text: messages.otherText };

/** By the name of the form (`app/forms.server.ts`). */
const texts: Readonly<Record<string, Texts>> = {
  newsletter,
  'footer-newsletter': newsletter,
  'newsletter-confirm': { title: messages.confirmTitle, text: messages.confirmText },
  feedback: { title: messages.feedbackTitle, text: messages.feedbackText },
  'course-interest': { title: messages.interestTitle, text: messages.interestText },
  'donation-notice': { title: messages.noticeTitle, text: messages.noticeText },
  gift: { title: messages.giftTitle, text: messages.giftText },
  'event-sign-up': { title: messages.signUpTitle, text: messages.signUpText },
  'event-sign-up-unmailed': { title: messages.signUpTitle, text: messages.signUpUnmailedText },
  'event-waiting': { title: messages.waitingTitle, text: messages.waitingText },
  'event-waiting-unmailed': { title: messages.waitingTitle, text: messages.waitingUnmailedText },
  consultation: { title: messages.consultationTitle, text: messages.consultationText },
  update: { title: messages.updateTitle, text: messages.updateText },
  partnership: application,
  'partnership-short': application,
  kyc: { title: messages.kycTitle, text: messages.kycText },
  'kyc-checking': { title: messages.kycTitle, text: messages.checkingText },
  'kyc-documents-checking': { title: messages.documentsTitle, text: messages.checkingText },
  'kyc-documents': { title: messages.documentsTitle, text: messages.kycText },
  volunteer: application,
};

/** The page at `/sent`: it confirms a form, sent with or without JavaScript. */
export default function SentPage() {
  const { formatMessage } = useIntl();
  const [{ form, reference }] = usePageSearch(search);
  const { title, text } = texts[form] ?? other;
  const heading = formatMessage(title);
  return (
    <>
      <PageHead
        layout="stack"
        title={heading}
        description={<FormattedMessage {...text} />}
        actions={
          <div className="nz:grid nz:justify-items-start nz:gap-6">
            {reference ? <WhereItStands reference={reference} /> : null}
            <LinkButton href={paths.home}>
              <FormattedMessage {...sharedMessages.home} />
            </LinkButton>
          </div>
        }
      />
      <PageMeta description={formatMessage(messages.description)} heading={heading} isIndexed={false} />
    </>
  );
}

function WhereItStands({ reference }: { reference: string }) {
  return (
    <>
      <ReferenceNumber number={reference} />
      <Text className="nz:max-w-measure">
        <FormattedMessage {...messages.statusText} />
      </Text>
      <div className="nz:flex nz:flex-wrap nz:gap-x-6 nz:gap-y-2">
        <Link href={paths.status}>
          <FormattedMessage {...messages.status} />
        </Link>
        <Link href={accountPath}>
          <FormattedMessage {...messages.account} />
        </Link>
      </div>
    </>
  );
}
