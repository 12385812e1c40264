import type { FileRule } from './rule.ts';
import { walk } from './walk.ts';

/** Finds `file:<name>` that do not exist. */
export function missingFiles(names: ReadonlySet<string>): FileRule {
  return (content) =>
    [...walk(content)].flatMap(({ place, value }) => {
      if (typeof value !== 'string' || !/^file:[a-z0-9-]+$/.test(value)) return [];
      const name = value.slice('file:'.length);
      return names.has(name)
        ? []
        : [{ place, what: `names the file "${name}", which does not exist`, code: 'noFile', value: name }];
    });
}
