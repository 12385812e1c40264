import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClimateRecord } from '@nzete/api-client/climate';
import type { Report } from '@nzete/api-client/foundation';
import type { Language } from '@nzete/ui/format';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { LanguageProvider } from '../../features/language/LanguageProvider.tsx';
import { loadTexts } from '../../features/language/language.ts';
import { visitStarted } from '../../features/language/languageSlice.ts';
import { type ProvinceCardWords, useProvinceCardTexts } from '../../routes/data/useProvinceCardTexts.ts';
import { type ReportCardWords, useReportCardTexts } from '../../routes/reports/useReportCardTexts.ts';
import { type Path, pageOf, paths } from '../../shared/routes.ts';
import { PageTexts } from '../../shared/texts/PageTexts.tsx';
import { catalogues } from '../catalogues.ts';
import type { SiteRenderer } from '../renderer.ts';
import { createSiteStore } from '../store.ts';
import type { Line } from './card.tsx';
import type { CardRenderer } from './cardRenderer.tsx';
import type { WidthOf } from './fitTitle.ts';
import { BRAND_TOP, provinceLines, reportLines } from './layouts.ts';

/** A kind of card, on a background that the build has drawn as `.vite/card-<kind>.png`. */
interface CardKind<Thing, Words extends { name: string }> {
  kind: 'province' | 'report';
  /** The page that the card links to; its catalogue has the texts. */
  page: Path;
  useWords: (thing: Thing) => Words;
  layout: (words: Words, widthOf: WidthOf) => Line[];
}

/**
 * Draws the cards of provinces and reports for link previews. Loads its graphics library for the
 * first card.
 */
export function createCardDrawer(clientFolder: string): SiteRenderer['drawCard'] {
  let renderer: Promise<CardRenderer> | undefined;
  const open = () => {
    renderer ??= import('./cardRenderer.tsx').then((module) =>
      module.cardRenderer(join(clientFolder, '.vite/heading.ttf')),
    );
    return renderer;
  };
  const draw = async <Thing, Words extends { name: string }>(
    { kind, page, useWords, layout }: CardKind<Thing, Words>,
    thing: Thing,
    language: Language,
  ) => {
    const [{ widthOf, render }, ground, words] = await Promise.all([
      open(),
      readFile(join(clientFolder, `.vite/card-${kind}.png`)),
      wordsOf(() => useWords(thing), page, language),
    ]);
    const image = await render({ brandTop: BRAND_TOP, name: words.name, lines: layout(words, widthOf) }, ground);
    return image.asPng();
  };
  return ({ kind, language, record }) =>
    kind === 'report'
      ? draw(reportCard, record as Report, language)
      : draw(provinceCard, record as ClimateRecord, language);
}

const provinceCard: CardKind<ClimateRecord, ProvinceCardWords> = {
  kind: 'province',
  page: paths.data,
  useWords: useProvinceCardTexts,
  layout: provinceLines,
};

const reportCard: CardKind<Report, ReportCardWords> = {
  kind: 'report',
  page: paths.reports,
  useWords: useReportCardTexts,
  layout: reportLines,
};

/** The texts of a card, from the hooks of its page. */
async function wordsOf<Words>(useWords: () => Words, page: Path, language: Language): Promise<Words> {
  const store = createSiteStore();
  store.dispatch(visitStarted({ language, isFromAddress: true, offered: null }));
  await Promise.all(['common', pageOf(page)].map((area) => store.dispatch(loadTexts(area))));
  const found: Words[] = [];
  function WordsOfCard() {
    found.push(useWords());
    return null;
  }
  renderToStaticMarkup(
    <Provider store={store}>
      <LanguageProvider catalogues={catalogues}>
        <PageTexts area={pageOf(page)}>
          <WordsOfCard />
        </PageTexts>
      </LanguageProvider>
    </Provider>,
  );
  const [words] = found;
  if (words === undefined) throw new Error('The texts of the card were not rendered.');
  return words;
}
