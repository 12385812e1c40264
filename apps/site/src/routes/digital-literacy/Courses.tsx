import { CourseBrowser } from '@nzete/ui/CourseBrowser';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectIsLanguageFromAddress } from '../../features/language/languageSlice.ts';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { addressOf, PAGE_SIZE } from './search.ts';
import { useCourses } from './useCourses.ts';

const noParameters: Record<string, string> = {};

/** External courses. Search, filters and page are in the URL. */
export function Courses() {
  const lang = useLang();
  const isLanguageFromAddress = useSelector(selectIsLanguageFromAddress);
  // Without JavaScript the form must keep the language, as links do.
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
