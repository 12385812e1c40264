import type { Texts } from './types.ts';
import { useSubjectOf } from './useSubjectOf.ts';

/** What an issue is called, with its language. */
export function IssueSubject({ subject }: { subject: Texts }) {
  const { text, lang } = useSubjectOf()(subject);
  return <span lang={lang}>{text}</span>;
}
