import { PolicyPage, type PolicyPageProps } from '@nzete/ui/PolicyPage';
import { TextBlock } from '@nzete/ui/TextBlock';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { PageMeta } from './meta/PageMeta.tsx';
import { PageBreadcrumb } from './PageBreadcrumb.tsx';

/** A section of a text page; its content is in this order. */
export interface ReadingSection {
  /** The fragment of its URL. */
  id: string;
  title: MessageDescriptor;
  text?: MessageDescriptor;
  list?: readonly MessageDescriptor[];
  /**
   * Terms and their descriptions. A `string` is a name from the code, the same in every language.
   */
  entries?: readonly { name: MessageDescriptor | string; text: MessageDescriptor }[];
  extra?: ReactNode;
  /** Links to other pages. */
  links?: readonly { href: string; label: MessageDescriptor }[];
}

interface ReadingPageProps extends Pick<PolicyPageProps, 'layout' | 'sign' | 'updated'> {
  messages: Record<'title' | 'description', MessageDescriptor>;
  sections: readonly ReadingSection[];
}

/** A text page, such as a policy, from messages. */
export function ReadingPage({ messages, sections, ...page }: ReadingPageProps) {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  const description = formatMessage(messages.description);
  return (
    <>
      <PolicyPage
        breadcrumb={<PageBreadcrumb current={heading} />}
        title={heading}
        description={description}
        sections={sections.map((section) => ({
          id: section.id,
          title: <FormattedMessage {...section.title} />,
          content: <Content {...section} />,
        }))}
        {...page}
      />
      <PageMeta description={description} heading={heading} />
    </>
  );
}

function Content({ text, list = [], entries = [], extra, links = [] }: ReadingSection) {
  const { formatMessage } = useIntl();
  return (
    <TextBlock
      text={text && formatMessage(text)}
      list={list.map((entry) => ({ id: String(entry.id), text: formatMessage(entry) }))}
      terms={entries.map(({ name, text: description }) => ({
        id: String(description.id),
        term: typeof name === 'string' ? name : formatMessage(name),
        description: formatMessage(description),
        isCode: typeof name === 'string',
      }))}
      links={links.map(({ href, label }) => ({ href, label: formatMessage(label) }))}
    >
      {extra}
    </TextBlock>
  );
}
