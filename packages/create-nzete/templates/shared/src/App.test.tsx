import { exampleHandlers } from '@nzete/api-client/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { App } from './App';
import { languages, messages } from './languages';

const server = setupServer(...exampleHandlers());
beforeAll(() => server.listen());
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

test('the page has the identity check, the chat and the sources', async () => {
  render(<App />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: /first name/i })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Ask our records' })).toBeTruthy();
  const wells = screen.getByRole('switch', { name: 'Well sensors' });
  await userEvent.click(wells);
  expect((wells as HTMLInputElement).checked).toBe(true);
});

test('the chat shows an answer', async () => {
  render(<App />);
  const chat = within(screen.getByRole('region', { name: 'Ask our records' }));
  await userEvent.click(chat.getByRole('button', { name: 'Which wells were repaired?' }));
  expect(await chat.findByText('Sources')).toBeTruthy();
});

test('the chat says that no answer came', async () => {
  server.use(http.post('*/api/chat', () => HttpResponse.error()));
  render(<App />);
  await userEvent.click(screen.getByRole('button', { name: 'Which wells were repaired?' }));
  expect(await screen.findByText(/No answer came/)).toBeTruthy();
});

test('the second language has every text of the page', async () => {
  const [first, second] = languages.map(({ code, name }) => ({ name, texts: messages[code] ?? {} }));
  expect(Object.keys(first?.texts ?? {}).filter((id) => !second?.texts[id])).toEqual([]);
  render(<App />);
  await userEvent.click(screen.getByRole('button', { name: second?.name }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(second?.texts['page.title']);
  expect(document.documentElement.lang).toBe(languages[1]?.code);
});
