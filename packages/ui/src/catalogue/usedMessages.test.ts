import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { usedMessages } from './usedMessages.ts';

const folder = mkdtempSync(join(tmpdir(), 'nzete-used-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (files: Record<string, string>) => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
};

test('[LANG-09] the messages that a project needs are those of the components it imports', () => {
  write({
    'package/package.json': JSON.stringify({
      exports: {
        '.': { default: './dist/index.js' },
        './Form': { types: './dist/form.d.ts', default: './dist/form.js' },
        './Menu': { default: './dist/menu.js' },
        './styles.css': './dist/styles.css',
      },
    }),
    'package/dist/index.js': 'export * from "./form.js"; export * from "./menu.js";',
    'package/dist/form.js': 'import { Field } from "./field.js"; const m = { id: "ui.Form.long" };',
    'package/dist/field.js': 'import "./form.js"; const m = { id: "ui.Field.optional" }; import("./late.js");',
    'package/dist/late.js': 'const m = { id: "ui.Late.errors.none" };',
    'package/dist/menu.js': 'const m = { id: "ui.Menu.open" };',
    'one/src/deep/page.tsx': "import { Form } from '@nzete/ui/Form';\nimport '@nzete/ui/styles.css';",
    'one/src/node_modules/x/index.js': "import '@nzete/ui/Menu';",
    'all/page.js': 'import { Menu } from "@nzete/ui";',
    'none/page.js': 'import "react";',
  });
  const used = (project: string) => [...usedMessages(join(folder, project), join(folder, 'package'))].sort();
  expect(used('one/src')).toEqual(['ui.Field.optional', 'ui.Form.long', 'ui.Late.errors.none']);
  expect(used('all')).toContain('ui.Menu.open');
  expect(used('none')).toEqual([]);
});
