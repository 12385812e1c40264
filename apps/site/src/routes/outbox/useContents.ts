import { useEffect, useState } from 'react';
import type { Content, KeptForm } from '../../shared/outbox/keptForm.ts';
import { outboxDatabase } from '../../shared/outbox/outboxDatabase.ts';

/** What was written into the forms that have not arrived, by id; decrypted only on this page. */
export function useContents(forms: readonly KeptForm[]): Readonly<Record<string, Content | undefined>> {
  const [contents, setContents] = useState<Record<string, Content | undefined>>({});
  useEffect(() => {
    let isStale = false;
    const read = async ({ id }: KeptForm) => [id, await outboxDatabase.contentOf(id)] as const;
    Promise.all(forms.filter(({ state }) => state !== 'arrived').map(read)).then(
      (entries) => isStale || setContents(Object.fromEntries(entries)),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [forms]);
  return contents;
}
