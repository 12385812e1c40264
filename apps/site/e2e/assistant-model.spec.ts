import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { expect } from '@playwright/test';
import { startSite } from './siteServer.ts';
import { open, test } from './support.ts';

const chunk = (content: string) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

/** A server with the protocol of language models; the test writes the answers. */
async function startModel() {
  const answers: ServerResponse[] = [];
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    answers.push(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`,
    /** The last requested answer, once requested. */
    answer: async (count: number) => {
      await expect.poll(() => answers.length).toBe(count);
      return answers[count - 1] as ServerResponse;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('[CHAT-01, API-05] an answer of a language model grows as it is written, and stops on request; it says that it is one from the start', async ({
  page,
}) => {
  const model = await startModel();
  const server = await startSite({ AI_BASE_URL: model.url, AI_MODEL: 'qwen3:8b' });
  try {
    await open(page, `${server.url}/data?tab=ai-insights`);
    const chat = page.getByRole('region', { name: 'Ask the data' });
    const messages = page.locator('[data-slot="chat-message"]');
    await expect(chat.getByText('A language model writes the answers')).toContainText('qwen3:8b');
    const box = chat.getByRole('textbox', { name: 'Your question' });
    await box.fill('Weather in Goma?');
    await page.keyboard.press('Enter');
    await expect(chat.getByText('Thinking…')).toBeVisible();
    const stop = chat.getByRole('button', { name: 'Stop' });
    await expect(stop).toBeFocused();
    // A second Enter does not stop the request.
    await page.keyboard.press('Enter');
    const first = await model.answer(1);
    first.write(chunk('Goma (Nord-Kivu) has 21 °C. It is'));
    await expect(messages.nth(2)).toContainText('It is');
    await expect(chat.getByText('Writing…')).toBeVisible();
    // The finished sentence has its link, and the unfinished one is not announced yet.
    await expect(messages.nth(2).getByRole('link', { name: 'Nord-Kivu' })).toHaveAttribute(
      'href',
      '/data?province=CD-NK',
    );
    await expect(messages.nth(2).getByText('It is', { exact: true })).toHaveAttribute('aria-hidden', 'true');
    // It continues while another tab is open.
    await page.getByRole('tab', { name: 'Realtime' }).click();
    await expect(chat).toBeHidden();
    first.write(chunk(' dry. The air'));
    await expect(messages.nth(2)).toContainText('It is dry. The air');
    await page.getByRole('tab', { name: 'AI Insights' }).click();
    await expect(chat.getByText('Writing…')).toBeVisible();
    first.write(chunk(' is'));
    await expect(messages.nth(2)).toContainText('The air is');
    const gone = once(first, 'close');
    await stop.click();
    await gone;
    await expect(box).toBeFocused();
    await expect(messages.nth(2)).toContainText('The air is');
    await expect(messages.nth(2)).toContainText('Stopped');

    await chat.getByRole('button', { name: 'Try again' }).click();
    const second = await model.answer(2);
    second.end(`${chunk('Goma (Nord-Kivu): 21 °C.')}data: [DONE]\n\n`);
    await expect(messages.nth(2).locator('[data-slot="chat-sources"]')).toBeVisible();
    await expect(messages).toHaveCount(3);
    await expect(chat.getByRole('log')).toBeFocused();
  } finally {
    await server.stop();
    model.stop();
  }
});
