/** The attribute of the document while a form could not be sent: shows `app/shell/UnsentNote.tsx`. */
const UNSENT = 'unsent';
const { documentElement } = document;

interface Submission {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

let last: Submission | undefined;
let isAnswered = false;

/** Whether the page is an answer that `sendForm` has shown: its code does not run. */
export const isAnswer = () => isAnswered;

export function clearUnsent() {
  delete documentElement.dataset[UNSENT];
}

/** Sends again what could not be sent, by the code of the form if it has come meanwhile. */
export function sendAgain() {
  // What failed to load is loaded again, as after a break of the connection.
  dispatchEvent(new Event('online'));
  last?.form.requestSubmit(last.submitter);
}

/**
 * Sends a form as the browser would, but without leaving the page: what was typed stays until there
 * is an answer, which takes the place of the page.
 */
export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null) {
  last = { form, submitter };
  const data = new FormData(form);
  if (submitter instanceof HTMLButtonElement && submitter.name) data.set(submitter.name, submitter.value);
  try {
    showAnswer(await answerTo(form, data));
  } catch {
    documentElement.dataset[UNSENT] = '';
  }
}

async function answerTo(form: HTMLFormElement, data: FormData) {
  // By their attributes: a field that is named "method" takes the place of the property.
  const isPost = form.getAttribute('method') === 'post';
  const url = new URL(form.getAttribute('action') ?? '', location.href);
  // Only forms with an intent have a handler on the server.
  if (isPost && !data.has('intent')) throw new Error();
  // Files have a name only in the other encoding, which is for them.
  const fields = new URLSearchParams(data as unknown as Record<string, string>);
  if (!isPost) url.search = String(fields);
  const body = form.getAttribute('enctype') === 'multipart/form-data' ? data : fields;
  const headers = { accept: 'text/html' };
  const response = await fetch(url, isPost ? { method: 'POST', headers, body } : { headers });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // The sign-in page of a wireless network, or a busy server.
  if (!page.getElementById('root')) throw new Error();
  return { page, url: response.url };
}

function showAnswer({ page, url }: { page: Document; url: string }) {
  isAnswered = true;
  documentElement.lang = page.documentElement.lang;
  // As after a code that failed: the answer says so, and offers to reload.
  documentElement.dataset.scriptFailed = '';
  history.replaceState(null, '', url);
  document.title = page.title;
  document.body.replaceWith(page.body);
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('[autofocus]')?.focus();
}
