import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a generator wants to write and run, and what is left to do by hand. */
export interface Plan {
  /** Path from the root to the whole text. */
  files: Map<string, string>;
  /** Command lines that write what follows from the files. */
  commands: string[];
  next: string[];
}

/**
 * Collects the changes of a generator. New files must not exist, and replaced text must be found.
 */
export class Draft {
  readonly #root: string;
  readonly #files = new Map<string, string>();
  readonly #commands: string[] = [];
  readonly #steps: string[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  exists(path: string): boolean {
    return this.#files.has(path) || existsSync(join(this.#root, path));
  }

  read(path: string): string {
    return this.#files.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  /** A new file. */
  create(path: string, text: string): void {
    if (this.exists(path)) throw new Error(`${path} exists already; nothing was written`);
    this.#files.set(path, `${text.trim()}\n`);
  }

  /** Replaces the one place that `place` finds. */
  change(path: string, place: RegExp, replacement: (...found: string[]) => string): void {
    const before = this.read(path);
    if (!place.test(before))
      throw new Error(`${path} has changed: the place ${place} was not found. Follow it in tooling/new`);
    this.#files.set(path, before.replace(place, replacement));
  }

  /** Changes the whole text of a file. */
  replace(path: string, text: string): void {
    this.#files.set(path, text);
  }

  /** Adds a text to a JSON file of texts, which is sorted by their names. */
  addEntry(path: string, name: string, text: string): void {
    const entries: Record<string, string> = { ...JSON.parse(this.read(path)), [name]: text };
    const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
    this.#files.set(path, `${JSON.stringify(sorted, null, 2)}\n`);
  }

  /** Puts a line in front of the file; the formatter sorts the imports. */
  addImport(path: string, line: string): void {
    this.#files.set(path, `${line}\n${this.read(path)}`);
  }

  /** What is run once the files are written. */
  run(...commands: string[]): void {
    this.#commands.push(...commands);
  }

  /** What the person does next. */
  next(...steps: string[]): void {
    this.#steps.push(...steps);
  }

  get plan(): Plan {
    return { files: this.#files, commands: this.#commands, next: this.#steps };
  }
}
