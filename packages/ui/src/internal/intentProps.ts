/** The submit button of a form posts the name of the form, if the host gives one. */
export const intentProps = (intent: string | undefined) => (intent ? { name: 'intent', value: intent } : {});
