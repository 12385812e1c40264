import { learningApi } from '@nzete/api-client/learning';
import { emptyInterest, interestSchema, toInterest } from '@nzete/ui/CourseInterestForm';
import { formHandler } from '../../shared/formHandler.server.ts';

const { getCourseInterestByEmail, createCourseInterest, updateCourseInterest } = learningApi.endpoints;

/** Saves course interests that were chosen without JavaScript; an address has one record. */
export const interestForm = formHandler({
  empty: emptyInterest,
  schema: interestSchema,
  send: (values) => async (dispatch) => {
    const courseInterestInput = toInterest(values);
    const { data } = await dispatch(getCourseInterestByEmail.initiate({ email: courseInterestInput.email }));
    const { error } = await (data
      ? dispatch(updateCourseInterest.initiate({ id: data.id, courseInterestInput }))
      : dispatch(createCourseInterest.initiate({ courseInterestInput })));
    return { error };
  },
});
