import facts, { fields } from 'virtual:component-facts';
import { parameters as react } from '@storybook/react/entry-preview-argtypes';
import type { StrictArgTypes } from 'storybook/internal/types';
import { inherited } from './inherited.ts';

type Named = { displayName?: string; name?: string };

/** The default variants of a component, from the entry that exports it. */
function variantDefaults({ displayName, name = '' }: Named): Record<string, string> {
  const found = Object.values(facts).find(({ exports }) => exports.includes(displayName ?? name));
  return found?.defaults ?? {};
}

/** The fields of the objects in a type such as `readonly HeroStat[]`, each with its comment. */
export function fieldsOf(type: string): string | undefined {
  const names = [...new Set(type.match(/\b[A-Z]\w+\b/g))].filter((name) => Object.hasOwn(fields, name));
  return names.length > 0 ? names.map((name) => `${name}\n${fields[name]}`).join('\n\n') : undefined;
}

/**
 * The rows of a component's props table: what Storybook extracts from its types and comments, plus
 * the default variants, which are in its classes, and descriptions of the native props.
 */
export function extractArgTypes(component: Named): StrictArgTypes | null {
  const found: StrictArgTypes | null = react.docs.extractArgTypes(component);
  if (!found) return null;
  const defaults = variantDefaults(component);
  return Object.fromEntries(
    Object.entries(found).map(([name, row]) => {
      const native = !row.description && Object.hasOwn(inherited, name) ? inherited[name] : undefined;
      const isRequired = row.type?.required ?? false;
      const summary =
        row.table?.defaultValue?.summary ?? defaults[name] ?? native?.default ?? (isRequired ? 'required' : 'none');
      return [
        name,
        {
          ...row,
          description: row.description || native?.description,
          table: { ...row.table, type: withFields(row.table?.type), defaultValue: { summary } },
        },
      ];
    }),
  );
}

/** Clicking the type of a prop shows the fields of its objects. */
function withFields(type: { summary?: string; detail?: string } | undefined) {
  const detail = type?.summary && fieldsOf(type.summary);
  return detail ? { ...type, detail } : type;
}
