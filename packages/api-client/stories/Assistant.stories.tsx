import { useAskAssistantMutation } from '@nzete/api-client/assistant';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const [ask, { data, error }] = useAskAssistantMutation();
  const send = () =>
    ask({ chatRequest: { message: 'How warm is Kinshasa?', user_id: 'visitor', session_id: 'example' } });
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Ask
      </button>
      <Result data={data} error={error} />
    </>
  );
}

/**
 * A chat, and reports on a question. `streamChat` streams an answer word by word;
 * `useAskAssistantMutation` waits for the whole.
 */
const meta = {
  ...part,
  title: 'API client/Assistant',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
