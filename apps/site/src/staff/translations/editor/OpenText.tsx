import { EmptyState } from '@nzete/ui/EmptyState';
import { Link } from '@nzete/ui/Link';
import { Skeleton } from '@nzete/ui/Skeleton';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { textHref } from '../search.ts';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import type { Text, TranslatedLanguage } from '../types.ts';
import { useReadText } from '../useReadText.ts';
import { type ListPage, neighbours } from './neighbours.ts';
import { TextEditor } from './TextEditor.tsx';

interface OpenTextProps {
  /** The id of a text; `first` or `last` of the list. */
  id: string;
  texts: readonly Text[];
  isLoaded: boolean;
  page: ListPage;
  language: TranslatedLanguage;
  /** The query string of now. */
  address: string;
  onText: (text: Text) => void;
}

/** The open text, which is one of the list. */
export function OpenText({ id, texts, isLoaded, page, language, address, onText }: OpenTextProps) {
  const navigate = useNavigate();
  const edge = isLoaded ? { first: texts.at(0), last: texts.at(-1) }[id]?.id : undefined;
  useEffect(() => {
    if (edge !== undefined) void navigate(textHref(address, { text: edge }), { replace: true });
  }, [edge, address, navigate]);
  const index = texts.findIndex((text) => text.id === id);
  const text = texts[index];
  const { isUnknown, reread } = useUnlisted({ id, language, isNeeded: isLoaded && !edge && !text, onText });
  const listHref = textHref(address, { text: '' });
  if (text)
    return (
      <TextEditor
        key={`${language} ${id}`}
        text={text}
        language={language}
        position={(page.number - 1) * page.size + index + 1}
        count={Math.max(page.total, texts.length)}
        listHref={listHref}
        {...neighbours(texts, index, page, address)}
        onText={onText}
        refetch={reread}
      />
    );
  if (!isUnknown)
    return (
      <div className="nz:p-4 nz:md:p-10">
        <Skeleton lines={8} />
      </div>
    );
  return (
    <div className="nz:grid nz:gap-4 nz:p-4 nz:md:p-10">
      <Link href={listHref} className="nz:lg:hidden">
        <ArrowLeft aria-hidden="true" />
        <FormattedMessage {...messages.back} />
      </Link>
      <EmptyState
        headingLevel={2}
        title={<FormattedMessage {...messages.gone} />}
        description={<FormattedMessage {...messages.goneText} />}
      />
    </div>
  );
}

interface UnlistedOptions {
  id: string;
  language: TranslatedLanguage;
  /** The list of these filters does not have it. */
  isNeeded: boolean;
  onText: (text: Text) => void;
}

/** A text that the filters leave out: an address of yesterday, or one that someone else has translated. */
function useUnlisted({ id, language, isNeeded, onText }: UnlistedOptions) {
  const read = useReadText(language);
  const [unknownId, setUnknownId] = useState<string>();
  const load = async () => {
    const found = await read(id);
    if (found) onText(found);
    else setUnknownId(id);
  };
  const loadUnlisted = useEffectEvent(() => void load());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each id is read once
  useEffect(() => {
    if (isNeeded) loadUnlisted();
  }, [isNeeded, id]);
  return { isUnknown: isNeeded && unknownId === id, reread: () => void load() };
}
