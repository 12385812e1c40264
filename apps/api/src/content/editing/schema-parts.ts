import { Type } from 'typebox';

export const listPath = Type.String({
  pattern: '^[a-z0-9_-]+(?:/[a-z0-9_-]+)?$',
  maxLength: 80,
  description: 'The name of a content list: its file without `.json`',
  examples: ['team'],
});

export const digest = (description: string) =>
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description,
    examples: ['5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03'],
  });

export const pointer = Type.String({
  maxLength: 200,
  description: 'A place in the body: its keys and numbers, each after a slash; empty for the whole',
  examples: ['/0/role'],
});
