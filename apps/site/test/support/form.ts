/** Fills in and posts a form as a browser without scripts does. */
import { expect, inject } from 'vitest';
import { parse } from './site.ts';

type Value = string | string[] | boolean | File;
export type Values = Record<string, Value>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const origin = inject('origin');
let visitors = 0;

/** What a select holds: its selected option, or the first one. */
function chosen(select: HTMLSelectElement): string {
  const options = [...select.querySelectorAll('option')];
  const option = options.find((one) => one.hasAttribute('selected')) ?? options[0];
  return option?.getAttribute('value') ?? '';
}

/** A form on a page, and what is filled in. */
export class PostedForm {
  page: Document;
  /** The address of the page, which the form is posted to. */
  readonly path: string;
  readonly #selector: string;
  readonly #visitor: string;
  #values: Values = {};

  constructor(page: Document, path: string, selector: string) {
    this.page = page;
    this.path = path;
    this.#selector = selector;
    visitors += 1;
    this.#visitor = `192.0.2.${visitors}`;
  }

  get element(): HTMLFormElement {
    const form = this.page.querySelector<HTMLFormElement>(this.#selector);
    if (!form) throw new Error(`${this.path} has no form ${this.#selector}`);
    return form;
  }

  control(name: string): Element | null {
    return this.element.querySelector(`[name="${name}"]`);
  }

  /** What the server wrote into the fields of a name. */
  values(name: string): string[] {
    return [...this.element.querySelectorAll<Control>(`[name="${name}"]`)].flatMap((control) => {
      if (control.localName === 'select') return [chosen(control as HTMLSelectElement)];
      if (control.localName === 'textarea') return [control.textContent ?? ''];
      const isBox = ['checkbox', 'radio'].includes(control.getAttribute('type') ?? '');
      if (isBox && !control.hasAttribute('checked')) return [];
      return [control.getAttribute('value') ?? (isBox ? 'on' : '')];
    });
  }

  /** The texts that describe a field. */
  description(name: string): string {
    const ids = this.control(name)?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => this.page.getElementById(id)?.textContent ?? '').join(' ');
  }

  /** The fields that the summary of errors links to. */
  get faults(): string[] {
    const links = this.element.querySelectorAll('[data-slot="error-summary"] a');
    return [...links].map((link) => link.getAttribute('href') ?? '');
  }

  fill(values: Values): this {
    Object.assign(this.#values, values);
    return this;
  }

  /** Posts the form by a button; follows the answer, and shows its page if it is one of this form. */
  async post(intent?: string): Promise<{ status: number; headers: Headers; location: string; page: Document }> {
    const body = new FormData();
    const isFilled = (name: string) => name in this.#values;
    const names = [...this.element.querySelectorAll(':is(input, select, textarea)[name]')].map(
      (control) => control.getAttribute('name') ?? '',
    );
    for (const name of new Set(names)) {
      const isFile = this.control(name)?.getAttribute('type') === 'file';
      if (!isFilled(name) && !isFile) for (const value of this.values(name)) body.append(name, value);
    }
    for (const [name, value] of Object.entries(this.#values)) {
      expect(names, `${this.path} has a field`).toContain(name);
      const boxed = this.control(name)?.getAttribute('value') ?? 'on';
      for (const one of [value].flat()) {
        if (one === true) body.append(name, boxed);
        else if (one !== false) body.append(name, one);
      }
    }
    const button = this.element.querySelector(`button[name="intent"]${intent ? `[value="${intent}"]` : ''}`);
    body.append('intent', button?.getAttribute('value') ?? '');
    const isMultipart = this.element.getAttribute('enctype') === 'multipart/form-data';
    const fields = [...body].map(([name, value]) => [name, String(value)]);
    const answer = await fetch(new URL(button?.getAttribute('formaction') ?? this.path, origin), {
      method: 'POST',
      body: isMultipart ? body : new URLSearchParams(fields),
      headers: { accept: 'text/html', origin, 'x-forwarded-for': this.#visitor },
      redirect: 'manual',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { status, headers } = answer;
    const location = headers.get('location') ?? '';
    const html = location ? await (await fetch(new URL(location, origin))).text() : await answer.text();
    const page = parse(html);
    this.#values = {};
    if (!location) this.page = page;
    return { status, headers, location, page };
  }
}

/** Opens a page and finds its form. */
export async function openForm(path: string, selector: string): Promise<PostedForm> {
  const answer = await fetch(new URL(path, origin), { headers: { accept: 'text/html' } });
  return new PostedForm(parse(await answer.text()), path, selector);
}
