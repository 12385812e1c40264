import { OpenAiModel, type OpenAiOptions } from '../../src/assistant/language-model/openai.ts';
import { wholeText } from '../../src/assistant/types.ts';
import { type FakeModel, fakeModel, type ModelHandler } from './fake-model.ts';

/** Timeouts that no test reaches by accident. */
export const quick = { model: 'qwen3:8b', retryMs: 1, firstPieceMs: 5_000, idleMs: 5_000 };

/** Asks a fake model, piece by piece. */
export function ask(fake: FakeModel, more: Partial<OpenAiOptions> = {}, signal = new AbortController().signal) {
  const model = new OpenAiModel({ ...quick, baseUrl: fake.baseUrl, ...more });
  return model.complete([{ role: 'user', content: 'Mbote' }], signal);
}

/** The result of these handlers: a text, or the status and message of an error. */
export async function outcome(...handlers: ModelHandler[]): Promise<string | [number, string]> {
  try {
    return await wholeText(ask(await fakeModel(...handlers)));
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) return [Number(error.statusCode), error.message];
    throw error;
  }
}
