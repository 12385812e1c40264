/** Keeps the values of a form in several steps between its pages, encrypted and not for long. */
export interface FormDrafts {
  /** `undefined` if there is none, or no longer. */
  read: (id: string) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Replaces the draft with this id, or creates one. Resolves with the id. */
  save: (values: object, id?: string) => Promise<string>;
}
