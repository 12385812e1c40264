import { useGetCurriculumQuery } from '@nzete/api-client/learning';
import { Badge } from '@nzete/ui/Badge';
import { CurriculumTabs } from '@nzete/ui/CurriculumTabs';
import { written } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { Section } from '@nzete/ui/Section';
import { BadgeCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { writtenLast } from '../../shared/writtenIn.tsx';
import { Courses } from './Courses.tsx';
import { sectionMessages as messages } from './sections.messages.ts';

/** The foundation's curriculum, and free external courses. */
export function Learning() {
  const curriculum = useGetCurriculumQuery({ lang: useLang() });
  return (
    <>
      {curriculum.data?.length ? (
        <Section
          title={<FormattedMessage {...messages.curriculum} />}
          end={
            <Link href={paths.lessons}>
              <FormattedMessage {...messages.lessons} />
            </Link>
          }
        >
          <CurriculumTabs
            parts={curriculum.data.map((part) => ({
              ...part,
              title: written(part, 'title'),
              duration: written(part, 'duration'),
              description: writtenLast(part, 'title', 'description'),
            }))}
          />
        </Section>
      ) : null}
      <Section
        tone="surface"
        title={<FormattedMessage {...messages.courses} />}
        description={<FormattedMessage {...messages.coursesText} />}
        end={
          <Badge tone="success" className="nz:px-4 nz:py-2 nz:text-base">
            <BadgeCheck aria-hidden="true" />
            <FormattedMessage {...messages.free} />
          </Badge>
        }
      >
        <Courses />
      </Section>
    </>
  );
}
