import { learningApi } from '@nzete/api-client/learning';
import { photosApi } from '@nzete/api-client/photos';
import { useIntl } from 'react-intl';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NextArea } from '../../shared/NextArea.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { parseSearch } from '../../shared/searchParams.ts';
import { DigitalLiteracyHead } from './DigitalLiteracyHead.tsx';
import { Learning } from './Learning.tsx';
import { messages } from './messages.ts';
import { courseQuery, search as coursesSearch, filterQuery } from './search.ts';

export const loader: PageLoader = ({ lang, search }) => [
  learningApi.endpoints.getCurriculum.initiate({ lang }),
  photosApi.endpoints.getDigitalLiteracyGallery.initiate({ lang }),
  learningApi.endpoints.getCoursePage.initiate({ lang, ...courseQuery(parseSearch(coursesSearch, search)) }),
  learningApi.endpoints.getCourseFilters.initiate({ lang, ...filterQuery(parseSearch(coursesSearch, search)) }),
];

const InterestSection = lazySection(() => import('./InterestSection.tsx'));

/**
 * The page at `/digital-literacy`: a classroom, its lessons, external courses, and a form for
 * course interests.
 */
export default function DigitalLiteracyPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  return (
    <>
      <DigitalLiteracyHead />
      <Learning />
      <LateSection module="src/routes/digital-literacy/InterestSection.tsx" isBelow height="200vh">
        <InterestSection />
      </LateSection>
      <NextArea />
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
