import { LinkButton } from '@nzete/ui/LinkButton';
import { StrataPage, type StrataPageProps } from '@nzete/ui/StrataPage';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { PageMeta } from './meta/PageMeta.tsx';
import { paths } from './routes.ts';

type Key = 'title' | 'description' | 'parent' | 'stepsTitle' | 'noteTitle' | 'noteText' | 'next' | 'other';

interface MineralPageProps extends Pick<StrataPageProps, 'tone' | 'below' | 'sign' | 'layout' | 'children'> {
  messages: Record<Key, MessageDescriptor>;
  /** The links of `messages.next` and `messages.other`. */
  next: string;
  other: string;
}

/** A subpage of the minerals page: one stratum, with the strata above it as bands. */
export function MineralPage({ messages, next, other, ...props }: MineralPageProps) {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  const description = formatMessage(messages.description);
  const parents = [{ href: paths.responsibleMinerals, label: formatMessage(messages.parent) }];
  return (
    <>
      <StrataPage
        title={heading}
        description={description}
        steps={parents}
        contentTitle={<FormattedMessage {...messages.stepsTitle} />}
        note={{
          title: <FormattedMessage {...messages.noteTitle} />,
          description: <FormattedMessage {...messages.noteText} />,
          actions: (
            <>
              <LinkButton href={next}>
                <FormattedMessage {...messages.next} />
                <ArrowRight aria-hidden="true" />
              </LinkButton>
              <LinkButton href={other} variant="line">
                <FormattedMessage {...messages.other} />
              </LinkButton>
            </>
          ),
        }}
        {...props}
      />
      <PageMeta description={description} heading={heading} parents={parents} />
    </>
  );
}
