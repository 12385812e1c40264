import { Heading } from '@nzete/ui/Heading';
import { Link } from '@nzete/ui/Link';
import { RuledList } from '@nzete/ui/RuledList';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

export interface NextStepsProps {
  title: MessageDescriptor;
  links: readonly { href: string; text: MessageDescriptor; label: MessageDescriptor }[];
}

/** Links to other pages beside a form, each with a sentence above it. */
export function NextSteps({ title, links }: NextStepsProps) {
  const titleId = useId();
  return (
    <aside aria-labelledby={titleId} className="nz:grid nz:grid-cols-1 nz:content-start nz:gap-4">
      <Heading id={titleId} size="md">
        <FormattedMessage {...title} />
      </Heading>
      <RuledList
        layout="links"
        items={links.map(({ href, text, label }) => ({
          id: href,
          description: <FormattedMessage {...text} />,
          actions: (
            <Link href={href} size="lg">
              <FormattedMessage {...label} />
              <ArrowRight aria-hidden="true" />
            </Link>
          ),
        }))}
      />
    </aside>
  );
}
