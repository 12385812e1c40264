import { useGetClimateHistoryQuery } from '@nzete/api-client/climate';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const { data, error } = useGetClimateHistoryQuery({ province: 'CD-KN', days: 7 });
  return <Result data={data} error={error} />;
}

/**
 * The records of the 26 provinces, the last days of one, and alerts. For live data pass
 * `pollingInterval` to `useGetClimateRecordsQuery`.
 */
const meta = {
  ...part,
  title: 'API client/Climate',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
