import { useOnce } from '@nzete/api-client';
import { useSendFeedbackMutation } from '@nzete/api-client/applications';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const [sendFeedback, { data, error }] = useSendFeedbackMutation();
  const sendOnce = useOnce(sendFeedback);
  const send = () => sendOnce({ feedbackInput: { message: 'The map is easy to read.' } });
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Send
      </button>
      <Result data={data} error={error} />
    </>
  );
}

/**
 * What visitors send to the staff: applications of volunteers, feedback, requests for a consultation,
 * and the identity check. `sendKycDocument` uploads a file with its progress;
 * `useUploadKycDocumentMutation` does without it; `sendKycDocumentInParts` of
 * `@nzete/api-client/uploads` goes on where a connection broke.
 */
const meta = {
  ...part,
  title: 'API client/Applications',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
