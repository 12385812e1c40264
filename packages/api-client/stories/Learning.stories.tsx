import { useGetCoursePageQuery } from '@nzete/api-client/learning';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const { data, error } = useGetCoursePageQuery({ lang: 'fr', limit: 2 });
  return <Result data={data} error={error} />;
}

/**
 * The curriculum, the catalogue of courses, course interests, and articles. `useGetCoursePageQuery`
 * returns a page of courses with the total number, and replaces `useGetCoursesQuery`. A course
 * interest that was stored or changed invalidates `useGetCourseInterestByEmailQuery`.
 */
const meta = {
  ...part,
  title: 'API client/Learning',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
