import Fastify from 'fastify';
import { Type } from 'typebox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addSchemas, withTypes } from '../src/http/api.ts';
import { ref, strictObject } from '../src/http/schemas.ts';
import { buildSerializer } from '../src/http/serialise.ts';

const Leaf = strictObject({ name: Type.String() }, { $id: 'TestLeaf' });
const Branch = strictObject({ leaf: ref(Leaf), none: Type.Union([ref(Leaf), Type.Null()]) }, { $id: 'TestBranch' });
const Tree = Type.Array(ref(Branch), { $id: 'TestTree' });

/** What a careless handler may return: more than the schema. */
const secret = { password_hash: 'x' };
const branch = { leaf: { name: 'a', ...secret }, none: null, ...secret };

function startServer() {
  const app = Fastify({ schemaController: { compilersFactory: { buildSerializer } } });
  onTestFinished(() => app.close());
  const api = withTypes(app);
  addSchemas(api, Tree);
  api.get('/tree', { schema: { response: { 200: { description: 'All', ...ref(Tree) } } } }, () => [branch]);
  api.get('/branch', { schema: { response: { 200: { description: 'One', ...ref(Branch) } } } }, () => branch);
  api.get('/other', { schema: { response: { 200: { description: 'Another', ...ref(Branch) } } } }, () => branch);
  // The cast: types prevent what this handler returns.
  api.get('/broken', { schema: { response: { 200: ref(Leaf) } } }, () => ({}) as { name: string });
  return app;
}

describe('the writing of answers', () => {
  test('[API-02] an answer holds what its schema names, through every schema that it refers to, and nothing else', async () => {
    const app = startServer();
    const clean = { leaf: { name: 'a' }, none: null };
    expect((await app.inject('/tree')).json()).toEqual([clean]);
    for (const url of ['/branch', '/other']) expect((await app.inject(url)).json()).toEqual(clean);
  });

  test('[API-02] an answer that lacks what its schema wants is an error, not half an answer', async () => {
    const app = startServer();
    expect((await app.inject('/broken')).statusCode).toBe(500);
  });
});
