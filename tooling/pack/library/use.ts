import { useBorrowMutation } from './book-loans';
import { type Book, booksApi, useAddBookMutation, useListBooksQuery } from './books';

/** Checks the generated types: a wrong argument would not compile. */
export function useLibrary(author: string): Book[] {
  const { data = [] } = useListBooksQuery({ author });
  const [add] = useAddBookMutation();
  const [borrow] = useBorrowMutation();
  void add({ book: { isbn: '1', title: 'Nervous Conditions' } });
  void borrow({ loan: { isbn: '1', reader: 'Tambu' } });
  // @ts-expect-error A loan has a reader.
  void borrow({ loan: { isbn: '1' } });
  return data;
}

export const read = booksApi.endpoints.getBooksByIsbn;
