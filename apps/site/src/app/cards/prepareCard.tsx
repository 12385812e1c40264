import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClimateRecord, ClimateRecords } from '@nzete/api-client/climate';
import type { Language } from '@nzete/ui/format';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Blank } from '../../../vite/cards/blank.ts';
import { LanguageProvider } from '../../features/language/LanguageProvider.tsx';
import { loadArea } from '../../features/language/language.ts';
import { visitStarted } from '../../features/language/languageSlice.ts';
import { type CardWords, useCardWords } from '../../routes/data/useCardWords.ts';
import { paths, routeAt } from '../../shared/routes.ts';
import { createSiteStore } from '../store.ts';
import { type DrawProvince, provinceDrawing } from './provinceCard.ts';

/** Which card the server is asked for. */
export interface CardRequest {
  /** ISO 3166-2 of a province: `CD-KN`. */
  province: string;
  language: Language;
  /** Answers a call of the API, in the process. Its address begins with `http://api/`. */
  fetch: (request: Request) => Promise<Response>;
}

/** A card whose words are known. */
export interface PreparedCard {
  /** What it is made of: as long as it is the same, so is the card. */
  source: string;
  /** Draws it, as a PNG. Rejects when a word has a letter that the card does not have. */
  draw: () => Promise<Buffer>;
}

/**
 * The cards of provinces: the weather of one, as a picture for link previews. Rejects when its record cannot be read. What draws them is read
 * when the first one is asked for.
 */
export function cardsFrom(clientFolder: string) {
  let drawing: Promise<DrawProvince> | undefined;
  const open = () => {
    drawing ??= readBlank(clientFolder).then(provinceDrawing);
    return drawing;
  };
  return async ({ province, language, fetch }: CardRequest): Promise<PreparedCard> => {
    const answer = await fetch(new Request('http://api/realtime-climate-data'));
    if (!answer.ok) throw new Error(`The climate records cannot be read: ${answer.status}`);
    const records: ClimateRecords = await answer.json();
    const record = records.find(({ code }) => code === province);
    if (!record) throw new Error(`There is no climate record of ${province}`);
    return {
      source: JSON.stringify(record),
      draw: async () => {
        const [draw, words] = await Promise.all([open(), wordsOf(record, language)]);
        return draw(words);
      },
    };
  };
}

const readBlank = async (folder: string): Promise<Blank> =>
  JSON.parse(await readFile(join(folder, '.vite/blank-card.json'), 'utf8'));

/** The words on a card, as the portal's own hooks write them. */
async function wordsOf(record: ClimateRecord, language: Language): Promise<CardWords> {
  const store = createSiteStore();
  store.dispatch(visitStarted({ language, isFromAddress: true, offered: null }));
  await Promise.all(['common', routeAt(paths.data).page].map((area) => store.dispatch(loadArea(area))));
  let words: CardWords | undefined;
  renderToStaticMarkup(
    <Provider store={store}>
      <LanguageProvider>
        <Words record={record} onWords={(found) => (words = found)} />
      </LanguageProvider>
    </Provider>,
  );
  if (!words) throw new Error('The words of the card were not written');
  return words;
}

interface WordsProps {
  record: ClimateRecord;
  onWords: (words: CardWords) => void;
}

function Words({ record, onWords }: WordsProps) {
  onWords(useCardWords(record));
  return null;
}
