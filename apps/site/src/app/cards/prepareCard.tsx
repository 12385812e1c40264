import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClimateRecords } from '@nzete/api-client/climate';
import type { Reports } from '@nzete/api-client/foundation';
import type { Language } from '@nzete/ui/format';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Blank, BlankName } from '../../../vite/cards/blank.ts';
import { LanguageProvider } from '../../features/language/LanguageProvider.tsx';
import { loadTexts } from '../../features/language/language.ts';
import { visitStarted } from '../../features/language/languageSlice.ts';
import { PageTexts } from '../../features/language/PageTexts.tsx';
import { useProvinceCardWords } from '../../routes/data/useProvinceCardWords.ts';
import { useReportCardWords } from '../../routes/reports/useReportCardWords.ts';
import { type Path, pageOf, paths } from '../../shared/routes.ts';
import { catalogues } from '../catalogues.ts';
import type { CardRequest, PreparedCard } from '../renderer.ts';
import { createSiteStore } from '../store.ts';
import { cardDrawing, type DrawCard, type Layout } from './drawing.ts';
import { provinceLayers } from './provinceCard.ts';
import { reportLayers } from './reportCard.ts';

/**
 * The cards of provinces and reports, as pictures for link previews. Rejects when what a card shows cannot be read. What draws it is read when the
 * first one is asked for.
 */
export function cardsFrom(clientFolder: string) {
  const provinceCard = cardKind(clientFolder, {
    blank: 'province',
    page: paths.data,
    useWords: useProvinceCardWords,
    layout: provinceLayers,
  });
  const reportCard = cardKind(clientFolder, {
    blank: 'report',
    page: paths.reports,
    useWords: useReportCardWords,
    layout: reportLayers,
  });
  return async ({ name, language, fetch }: CardRequest): Promise<PreparedCard> => {
    const read = async <Found,>(path: string): Promise<Found> => {
      const answer = await fetch(new Request(`http://api/${path}`));
      if (!answer.ok) throw new Error(`What the card ${name} shows cannot be read: ${answer.status}`);
      return answer.json();
    };
    const [, report] = /^report-(\d+)$/.exec(name) ?? [];
    if (report) {
      const reports = await read<Reports>(`reports?lang=${language}`);
      return reportCard(
        reports.find(({ id }) => `${id}` === report),
        language,
      );
    }
    const records = await read<ClimateRecords>('realtime-climate-data');
    return provinceCard(
      records.find(({ code }) => code === name),
      language,
    );
  };
}

interface CardKind<Thing, Words> {
  blank: BlankName;
  /** The page that it leads to, whose texts it has. */
  page: Path;
  useWords: (thing: Thing) => Words;
  layout: Layout<Words>;
}

function cardKind<Thing, Words>(clientFolder: string, { blank, page, useWords, layout }: CardKind<Thing, Words>) {
  let drawing: Promise<DrawCard<Words>> | undefined;
  const open = () => {
    drawing ??= readBlank(clientFolder, blank).then((read) => cardDrawing(read, layout));
    return drawing;
  };
  return (thing: Thing | undefined, language: Language): PreparedCard => {
    if (!thing) throw new Error(`There is nothing to write on the card of a ${blank}`);
    return {
      source: JSON.stringify(thing),
      draw: async () => {
        const [draw, words] = await Promise.all([open(), wordsOf(() => useWords(thing), page, language)]);
        return draw(words);
      },
    };
  };
}

const readBlank = async (folder: string, name: BlankName): Promise<Blank> =>
  JSON.parse(await readFile(join(folder, `.vite/blank-${name}.json`), 'utf8'));

/** The words on a card, as the hooks of its page write them. */
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
  if (words === undefined) throw new Error('The words of the card were not written');
  return words;
}
