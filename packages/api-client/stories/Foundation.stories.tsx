import { useGetReportsQuery } from '@nzete/api-client/foundation';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const { data, error } = useGetReportsQuery({ lang: 'fr' });
  return <Result data={data} error={error} />;
}

/**
 * Who the foundation is and what it has done: about, team, impact in figures, stories, reports. The
 * PDF of a report is a link: `reportPdfUrl(baseUrl, id, lang)`.
 */
const meta = {
  ...part,
  title: 'API client/Foundation',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
