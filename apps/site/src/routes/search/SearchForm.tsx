import { searchLimits } from '@nzete/domain';
import { Button } from '@nzete/ui/Button';
import { SearchField } from '@nzete/ui/SearchField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsLanguageFromAddress } from '../../features/language/languageSlice.ts';
import { searchPath } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';

interface SearchFormProps {
  /** What was searched. */
  q: string;
  isShort: boolean;
  onSearch: (q: string) => void;
}

/** The field of the page. Without scripts the browser sends it as the query string of the page. */
export function SearchForm({ q, isShort, onSearch }: SearchFormProps) {
  const { formatMessage } = useIntl();
  const lang = useLang();
  const isLanguageFromAddress = useSelector(selectIsLanguageFromAddress);
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  // The Back button changes the address.
  if (q !== known) {
    setKnown(q);
    setText(q);
  }
  return (
    <search aria-label={formatMessage(messages.title)}>
      <form
        method="get"
        noValidate
        action={searchPath}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
        className="nz:grid nz:max-w-measure nz:items-start nz:gap-4"
      >
        {/* Links keep the language of the address, and so does the form. */}
        {isLanguageFromAddress ? <input type="hidden" name="lang" value={lang} /> : null}
        <SearchField
          name="q"
          label={formatMessage(messages.field)}
          hint={formatMessage(messages.hint)}
          error={isShort ? formatMessage(messages.short) : undefined}
          value={text}
          onChange={setText}
          maxLength={searchLimits.longest}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" className="nz:justify-self-start">
          <FormattedMessage {...messages.submit} />
        </Button>
      </form>
    </search>
  );
}
