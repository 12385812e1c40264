import { useGetCurriculumQuery } from '@nzete/api-client/learning';
import { Badge } from '@nzete/ui/Badge';
import { CurriculumTabs } from '@nzete/ui/CurriculumTabs';
import { Section } from '@nzete/ui/Section';
import { BadgeCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useLang } from '../../shared/useLang.ts';
import { CoursePacks } from './CoursePacks.tsx';
import { Courses } from './Courses.tsx';
import { sectionMessages as messages } from './sections.messages.ts';

/** The foundation's curriculum, and free external courses. */
export function Learning() {
  const curriculum = useGetCurriculumQuery({ lang: useLang() });
  return (
    <>
      {curriculum.data ? (
        <Section title={<FormattedMessage {...messages.curriculum} />}>
          <CurriculumTabs parts={curriculum.data} />
        </Section>
      ) : null}
      <CoursePacks />
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
