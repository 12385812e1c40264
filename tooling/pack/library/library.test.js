/** Calls a library that knows nothing of us, with the modules that were generated from its document. */
import { createServer } from 'node:http';
import { createNzeteStoreParts, readError } from '@nzete/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookLoansApi } from './book-loans';
import { booksApi } from './books';

const books = [{ isbn: 'a/1', title: 'Things Fall Apart', author: 'Achebe' }];
const requests = [];
let server;
let store;

function answer({ method, url }, body) {
  const { pathname, searchParams } = new URL(url, 'http://library.test');
  if (method === 'POST' && pathname === '/v1/books') {
    books.push(body);
    return [201, body];
  }
  if (method === 'POST') return [422, { detail: 'The book is out' }];
  if (pathname !== '/v1/books') return [200, books.find(({ isbn }) => pathname.endsWith(encodeURIComponent(isbn)))];
  return [200, books.filter(({ author }) => [null, author].includes(searchParams.get('author')))];
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const [status, body] = answer(request, text && JSON.parse(text));
    requests.push([request.method, request.url, request.headers.authorization]);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const parts = createNzeteStoreParts({
    baseUrl: `http://127.0.0.1:${server.address().port}/v1`,
    getToken: () => 'reader-1',
  });
  store = configureStore({
    reducer: parts.reducer,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: parts.extraArgument } }).concat(parts.middleware),
  });
});

afterAll(() => server.close());

const { listBooks, addBook, getBooksByIsbn } = booksApi.endpoints;

test('a read has its arguments and the token', async () => {
  const { data } = await store.dispatch(listBooks.initiate({ author: 'Achebe' }));
  expect(data).toEqual([books[0]]);
  expect(requests.at(-1)).toEqual(['GET', '/v1/books?author=Achebe', 'Bearer reader-1']);
});

test('a path is encoded', async () => {
  const { data } = await store.dispatch(getBooksByIsbn.initiate({ isbn: 'a/1' }));
  expect(data).toEqual(books[0]);
  expect(requests.at(-1)[1]).toBe('/v1/books/a%2F1');
});

test('a write sends its body, and refetches what its tag has read', async () => {
  const reading = store.dispatch(listBooks.initiate({}));
  await reading;
  await store.dispatch(addBook.initiate({ book: { isbn: '2', title: 'Nervous Conditions' } })).unwrap();
  await expect
    .poll(() =>
      listBooks
        .select({})(store.getState())
        .data?.map(({ title }) => title),
    )
    .toEqual(['Things Fall Apart', 'Nervous Conditions']);
  reading.unsubscribe();
});

test('a failure is read like those of our own server', async () => {
  const { error } = await store.dispatch(
    bookLoansApi.endpoints.borrow.initiate({ loan: { isbn: '2', reader: 'Tambu' } }),
  );
  expect(readError(error)).toMatchObject({ status: 422, detail: 'The book is out' });
});
