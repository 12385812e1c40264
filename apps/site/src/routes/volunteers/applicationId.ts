/** The id of the form: an opportunity leads there. */
export const applicationId = 'application';
