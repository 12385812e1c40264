import { readError, useOnce } from '@nzete/api-client';
import { sendResult } from '@nzete/api-client/forms';
import {
  useCreateCourseInterestMutation,
  useLazyGetCourseInterestByEmailQuery,
  useUpdateCourseInterestMutation,
} from '@nzete/api-client/learning';
import {
  type CourseInterest,
  CourseInterestForm,
  type InterestHandlers,
  type InterestValues,
} from '@nzete/ui/CourseInterestForm';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { useSendLater } from '../../shared/outbox/useSendLater.tsx';

/** The form for course interests, and its requests. */
export function Interests({ labelledBy }: { labelledBy: string }) {
  const notify = useNotify();
  const [find] = useLazyGetCourseInterestByEmailQuery();
  const [create] = useCreateCourseInterestMutation();
  const [update] = useUpdateCourseInterestMutation();
  const later = useSendLater('course-interest');
  const register = useOnce(later.watch(create), later.unanswered);
  const replace = useOnce(later.watch(update));

  const lookup: InterestHandlers['onLookup'] = async (email, signal) => {
    const request = find({ email });
    signal.addEventListener('abort', () => request.abort());
    const { data, error } = await request;
    if (error === undefined) return data ?? null;
    if (readError(error).status === 404) return null;
    throw error;
  };
  const save: InterestHandlers['onSubmit'] = async (courseInterestInput, id) => {
    const { error } = await (id === undefined
      ? register({ courseInterestInput })
      : replace({ id, courseInterestInput }));
    return later.offer(sendResult({ error }), valuesOf(courseInterestInput));
  };
  return (
    <CourseInterestForm
      aria-labelledby={labelledBy}
      onLookup={lookup}
      onSubmit={save}
      onMessage={notify}
      answer={useFormAnswer('course-interest')}
      intent="course-interest"
    />
  );
}

/** The values of the form. */
const valuesOf = ({ name, email, interests, preferred_level, preferred_language }: CourseInterest): InterestValues => ({
  name,
  email,
  interests,
  level: preferred_level ?? '',
  language: preferred_language ?? '',
});
