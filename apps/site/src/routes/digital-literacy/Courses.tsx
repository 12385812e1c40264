import { CourseBrowser } from '@nzete/ui/CourseBrowser';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectIsLanguageFromAddress } from '../../features/language/languageSlice.ts';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { addressOf, PAGE_SIZE } from './search.ts';
import { useCourses } from './useCourses.ts';

const noParameters: Record<string, string> = {};

/** The courses of others: words, filters, list and pages, all of it in the address. */
export function Courses() {
  const lang = useLang();
  const isLanguageFromAddress = useSelector(selectIsLanguageFromAddress);
  // A form without a script has to carry the language on, as links do.
  const parameters = useMemo(() => (isLanguageFromAddress ? { lang } : noParameters), [isLanguageFromAddress, lang]);
  return (
    <CourseBrowser
      {...useCourses()}
      pageSize={PAGE_SIZE}
      action={paths.digitalLiteracy}
      parameters={parameters}
      hrefOf={addressOf}
    />
  );
}
