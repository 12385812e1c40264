import { describe, expect, test } from 'vitest';
import { wholeText } from '../src/assistant/types.ts';
import { chunk, done, fakeModel, json, stream, usage } from './support/fake-model.ts';
import { ask, outcome } from './support/openai.ts';

describe('what is sent', () => {
  test('[API-05] one POST to /chat/completions with the model, the messages and the key', async () => {
    const fake = await fakeModel((response) => stream(response, chunk('Mbote', 'stop'), done));
    await wholeText(ask(fake, { baseUrl: `${fake.baseUrl}/`, apiKey: 'sk-secret' }));
    expect(fake.requests).toHaveLength(1);
    expect(fake.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk-secret', 'content-type': 'application/json' },
      body: { model: 'qwen3:8b', stream: true, max_tokens: 700, messages: [{ role: 'user', content: 'Mbote' }] },
    });
  });

  test('[API-05] without a key there is no authorization header', async () => {
    const fake = await fakeModel((response) => stream(response, chunk('a', 'stop')));
    await wholeText(ask(fake));
    expect(fake.requests[0]?.headers.authorization).toBeUndefined();
  });
});

describe('what is read', () => {
  test('[API-05] Ollama and vLLM: deltas, the finish, the usage, [DONE]', async () => {
    const parts = [chunk(''), chunk('Mbote'), chunk(' na yo'), chunk(null, 'stop'), usage, done];
    expect(await outcome((response) => stream(response, ...parts))).toBe('Mbote na yo');
  });

  test('[API-05] llama.cpp: a first delta of null, [DONE] without a blank line', async () => {
    const first =
      'data: {"choices":[{"index":0,"delta":{"role":"assistant","content":null},"finish_reason":null}]}\n\n';
    expect(await outcome((response) => stream(response, first, chunk('Mbote', 'stop'), 'data: [DONE]'))).toBe('Mbote');
  });

  test('[API-05] comments, carriage returns, events cut in the middle, letters cut in two', async () => {
    const all = Buffer.from(
      `: ping\r\n\r\n${chunk('Ndɛngɛ níni').replaceAll('\n', '\r\n')}${chunk(' — é', 'stop')}${done}`,
    );
    const bytes = [...all].map((byte) => Uint8Array.of(byte));
    expect(await outcome((response) => stream(response, ...bytes))).toBe('Ndɛngɛ níni — é');
  });

  test('[API-05] the reasoning of a model is not part of its answer', async () => {
    const thought = 'data: {"choices":[{"index":0,"delta":{"reasoning":"hm","content":""},"finish_reason":null}]}\n\n';
    expect(await outcome((response) => stream(response, thought, chunk('Mbote', 'stop')))).toBe('Mbote');
  });

  test('[API-05] an answer in one piece, from a server that does not stream', async () => {
    const choices = [{ index: 0, message: { role: 'assistant', content: 'Mbote' }, finish_reason: 'stop' }];
    expect(await outcome((response) => json(response, 200, { object: 'chat.completion', choices }))).toBe('Mbote');
  });
});
