import { correctTyping } from '@nzete/domain';
import type { FastifyInstance } from 'fastify';
import { fieldTexts } from '../../http/problems/fields.ts';
import { type Said, said } from '../../http/problems/problem.ts';
import { PARAGRAPHS } from '../../http/validation/text.ts';
import { faultOf } from '../fault.ts';
import { importMessages } from '../messages.ts';
import { type FoundText, type Language, readTexts } from '../read.ts';
import { type Change, saveTexts, type WriteList } from '../save.ts';
import { MAX_LENGTH } from '../schemas.ts';
import { isSame, type ReturnedText } from './returned.ts';

const allowed = new RegExp(PARAGRAPHS, 'u');

interface Refused {
  id: string;
  message: Said;
}

export interface Plan {
  changes: (Change & { text: string })[];
  unchanged: number;
  refused: Refused[];
}

/** Why a text is not taken, if it is not. */
function refusalOf(found: FoundText, { english, text, isWas }: ReturnedText): Said | undefined {
  if (text === null || text.trim() === '') return { message: importMessages.emptied };
  if (!isSame(english, found.english)) return { message: importMessages.englishChanged };
  if (!isWas(found.text)) return said(importMessages.changedSince, { text: found.text ?? '' });
  const isText = allowed.test(text) && text.length <= MAX_LENGTH;
  if (!isText) return { message: importMessages.notText };
  if (found.needs_approval) return { message: importMessages.takesTwoPeople };
  const fault = faultOf(found, text);
  if (!fault) return undefined;
  const { rule, ...params } = fault;
  return fieldTexts[rule]?.(params) ?? { message: importMessages.notText };
}

/** The corrected text; an unchanged one stays as it is. */
function correctedText({ text }: ReturnedText, before: FoundText | undefined, language: Language): string | null {
  if (text === null || isSame(text, before?.text ?? '')) return text;
  return correctTyping(text, language).text;
}

/** What a file would change. A text that is as it was is no change, whatever else the file says. */
function planImport(found: readonly FoundText[], returned: readonly ReturnedText[], language: Language): Plan {
  const byId = new Map(found.map((text) => [text.id, text]));
  const plan: Plan = { changes: [], unchanged: 0, refused: [] };
  const seen = new Set<string>();
  for (const one of returned) {
    const { id } = one;
    const before = byId.get(id);
    const text = correctedText(one, before, language);
    const refuse = (message: Said) => plan.refused.push({ id, message });
    if (!before) refuse({ message: importMessages.unknown });
    else if (seen.has(id)) refuse({ message: importMessages.twice });
    else if (isSame(text ?? '', before.text ?? '')) plan.unchanged += 1;
    else {
      const refusal = refusalOf(before, { ...one, text });
      if (refusal) refuse(refusal);
      else plan.changes.push({ before, text: text ?? '' });
    }
    seen.add(id);
  }
  return plan;
}

type Parts = Pick<FastifyInstance, 'store' | 'readInterfaceData'> &
  Partial<Pick<FastifyInstance, 'shownOverrides' | 'dataChange'>>;

interface ImportOptions {
  language: Language;
  who: string;
  apply: boolean;
  writeList?: WriteList;
}

/** Changes nothing unless `apply`. Undefined if a text was changed in this moment. */
export async function importTexts(
  parts: Parts,
  returned: readonly ReturnedText[],
  { apply, ...options }: ImportOptions,
): Promise<Plan | undefined> {
  const plan = planImport(await readTexts(parts, parts.store.db, options.language), returned, options.language);
  if (!apply || plan.changes.length === 0) return plan;
  return (await saveTexts(parts, plan.changes, options)) ? plan : undefined;
}
