import { describe, expect, test } from 'vitest';
import { OpenAiModel } from '../src/assistant/language-model/openai.ts';
import { wholeText } from '../src/assistant/types.ts';
import { begin, chunk, done, fakeModel, json, type ModelHandler, stream } from './support/fake-model.ts';
import { ask, outcome, quick } from './support/openai.ts';

describe('what goes wrong', () => {
  test.each<[string, number, unknown, [number, string]]>([
    [
      'Ollama, unknown model',
      404,
      { error: { message: 'model "x" not found', type: 'not_found_error', param: null, code: null } },
      [502, 'The language model cannot answer. It says: model "x" not found'],
    ],
    [
      'vLLM, bad request',
      400,
      { error: { message: 'too long', type: 'BadRequestError', param: null, code: 400 } },
      [502, 'The language model cannot answer. It says: too long'],
    ],
    [
      'vLLM, older builds',
      400,
      { object: 'error', message: 'too long', type: 'BadRequestError', code: 400 },
      [502, 'The language model cannot answer. It says: too long'],
    ],
    ['a wrong key', 401, { error: 'no key' }, [502, 'The language model cannot answer. It says: no key']],
    [
      'a limit',
      429,
      { error: { message: 'slow down' } },
      [429, 'The language model is asked too often. It says: slow down'],
    ],
    [
      'llama.cpp, loading',
      503,
      { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
      [503, 'The language model is not ready. It says: Loading model'],
    ],
    ['a server error without a sentence', 500, {}, [502, 'The language model cannot answer.']],
  ])('[API-05] %s: the visitor gets a status and a sentence', async (_name, status, body, expected) => {
    expect(await outcome((response) => json(response, status, body))).toEqual(expected);
  });

  test('[API-05] a limit says when to come back', async () => {
    const fake = await fakeModel((response) => json(response, 429, {}, { 'retry-after': '17' }));
    await expect(wholeText(ask(fake))).rejects.toMatchObject({ statusCode: 429, headers: { 'retry-after': '17' } });
    expect(fake.requests).toHaveLength(1);
  });

  test('[API-05] addresses, keys and tags of the upstream are not shown, and a long message is cut', async () => {
    const message = `see http://10.0.0.5:8000/x and /srv/models/q.gguf with sk-abc123 \u0007<b>${'word '.repeat(90)}`;
    const [, detail] = await outcome((response) => json(response, 400, { error: { message } }));
    expect(detail).toContain('It says: see … and … with … b word word');
    expect(detail).not.toMatch(/10\.0\.0\.5|srv|sk-|[<\p{Cc}]/u);
    expect(String(detail).length).toBeLessThan(230);
  });

  test("[API-05] a proxy's page is not shown", async () => {
    const html: ModelHandler = (response) => {
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<h1>Bad gateway of internal.example</h1>');
    };
    expect(await outcome(html)).toEqual([502, 'The language model cannot answer.']);
  });

  test('[API-05] a refusal without end is read no further than its sentence could be', async () => {
    const endless: ModelHandler = (response) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.write(`{"error":"no","more":"${'x'.repeat(100_000)}`);
    };
    expect(await outcome(endless)).toEqual([502, 'The language model cannot answer.']);
  });

  test('[API-05] a failure is tried once more, a refusal is not', async () => {
    const good: ModelHandler = (response) => stream(response, chunk('Mbote', 'stop'));
    expect(await outcome((response) => json(response, 503, {}), good)).toBe('Mbote');
    expect(await outcome((response) => void response.destroy(), good)).toBe('Mbote');
    const twice = await fakeModel((response) => json(response, 500, {}));
    await expect(wholeText(ask(twice))).rejects.toMatchObject({ statusCode: 502 });
    expect(twice.requests).toHaveLength(2);
    const refused = await fakeModel((response) => json(response, 404, {}));
    await expect(wholeText(ask(refused))).rejects.toMatchObject({ statusCode: 502 });
    expect(refused.requests).toHaveLength(1);
  });

  test('[API-05] without a server at the address the model cannot be reached', async () => {
    const model = new OpenAiModel({ ...quick, baseUrl: 'http://127.0.0.1:1/v1' });
    const answer = wholeText(model.complete([], new AbortController().signal));
    await expect(answer).rejects.toMatchObject({
      statusCode: 502,
      message: expect.stringContaining('cannot be reached'),
    });
  });

  test('[API-05] vLLM: an error in the middle of the stream breaks the answer off, with its sentence', async () => {
    const failure = `data: ${JSON.stringify({ error: { message: 'out of memory', type: 'InternalServerError', code: 500 } })}\n\n`;
    expect(await outcome((response) => stream(response, chunk('Mbo'), failure, done))).toEqual([
      502,
      'The language model broke off its answer. Try again. It says: out of memory',
    ]);
  });

  test('[API-05] llama.cpp, old builds: an error field in the stream does so too', async () => {
    const failure = 'error: {"code":500,"message":"broken","type":"server_error"}\n\n';
    expect(await outcome((response) => stream(response, chunk('Mbo'), failure))).toEqual([
      502,
      'The language model broke off its answer. Try again. It says: broken',
    ]);
  });

  test('[API-05] Ollama: a stream that just ends, and a connection that breaks, break it off without one', async () => {
    const broken = [502, 'The language model broke off its answer. Try again.'];
    expect(await outcome((response) => stream(response, chunk('Mbo')))).toEqual(broken);
    const cut: ModelHandler = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(chunk('Mbo'), () => response.destroy());
    };
    expect(await outcome(cut)).toEqual(broken);
  });

  test('[API-05] garbage and an empty answer have a sentence each', async () => {
    const unreadable = [502, 'The language model sent something that cannot be read. Try again shortly.'];
    expect(await outcome((response) => stream(response, 'data: {"choices":[{"de\n\n'))).toEqual(unreadable);
    expect(await outcome((response) => stream(response, `data: ${'x'.repeat(1_000_001)}`))).toEqual(unreadable);
    const notJson: ModelHandler = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('not json');
    };
    expect(await outcome(notJson)).toEqual(unreadable);
    const endless: ModelHandler = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('x'.repeat(1_000_001));
    };
    expect(await outcome(endless)).toEqual(unreadable);
    expect(await outcome((response) => stream(response, chunk('', 'stop'), done))).toEqual([
      502,
      'The language model gave an empty answer. Ask in other words.',
    ]);
  });

  test('[API-05] an answer without end is cut', async () => {
    const pieces = Array.from({ length: 30 }, () => chunk('x'.repeat(1_000)));
    // The piece that goes past 20,000 characters is the last.
    expect(await outcome((response) => stream(response, ...pieces))).toBe('x'.repeat(21_000));
  });

  test('[API-05] a model that is too slow before the first piece, or between two, is given up', async () => {
    const tooSlow = { statusCode: 503, message: 'The language model took too long. Try again shortly.' };
    const silent = await fakeModel(() => {});
    await expect(wholeText(ask(silent, { firstPieceMs: 30 }))).rejects.toMatchObject(tooSlow);
    const stalls = await fakeModel((response) => begin(response, chunk('Mbo')));
    await expect(wholeText(ask(stalls, { idleMs: 30 }))).rejects.toMatchObject(tooSlow);
  });

  test('[API-05] when the visitor goes, the model is let go too', async () => {
    const fake = await fakeModel((response) => begin(response, chunk('Mbo')));
    const gone = new AbortController();
    const pieces = ask(fake, {}, gone.signal);
    expect((await pieces.next()).value).toBe('Mbo');
    gone.abort();
    await expect(pieces.next()).rejects.toThrow();
    await fake.abandoned;
  });
});
