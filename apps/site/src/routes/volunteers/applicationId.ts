/** The id of the form, the target of the opportunities' links. */
export const applicationId = 'application';
