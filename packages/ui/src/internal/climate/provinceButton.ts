/** A button that opens a province; with the id of a form it does so without JavaScript too. */
export const provinceButton = (formId: string | undefined, code: string) =>
  formId ? ({ type: 'submit', form: formId, name: 'province', value: code } as const) : ({ type: 'button' } as const);
