import { searchKinds, searchLimits } from '@nzete/domain';
import { Type } from 'typebox';
import { count, Fallback, LangQuery, oneOf, ref, strictObject } from '../http/schemas.ts';

const Kind = oneOf(searchKinds, { $id: 'SearchKind', description: 'What was found', examples: ['article'] });

/** Neither a letter, a digit nor a control character. */
const other = '[^\\p{L}\\p{N}\\u0000-\\u001f\\u007f]';

export const SearchQuery = strictObject(
  {
    ...LangQuery.properties,
    q: Type.String({
      minLength: searchLimits.shortest,
      maxLength: searchLimits.longest,
      // Two letters or digits at least.
      pattern: `^${other}*[\\p{L}\\p{N}]${other}*[\\p{L}\\p{N}][^\\u0000-\\u001f\\u007f]*$`,
      description: 'Words in any case, with or without accents; at least two letters or digits',
      examples: ['mangrove'],
    }),
    kind: Type.Optional(ref(Kind)),
  },
  { $id: 'SearchQuery' },
);

export const SearchPiece = strictObject(
  {
    text: Type.String({ examples: ['mangroves'] }),
    match: Type.Optional(Type.Literal(true, { description: 'Whether it is a word that matches' })),
  },
  { $id: 'SearchPiece', description: 'A part of a text' },
);

export const SearchResult = strictObject(
  {
    title: Type.String({ examples: ['What a peatland is'] }),
    href: Type.String({
      format: 'uri-reference',
      pattern: '^(?:https://|/(?!/))\\S*$',
      description: 'On this site; of a real course the page of its provider',
      examples: ['/help/forests#peatlands'],
    }),
    snippet: Type.Array(ref(SearchPiece), { description: 'A line of its text around the first match' }),
    fallback: Type.Optional(ref(Fallback)),
    sample: Type.Optional(Type.Literal(true, { description: 'An example, until the foundation adds its own' })),
  },
  { $id: 'SearchResult' },
);

const SearchGroup = strictObject(
  {
    kind: ref(Kind),
    total: count('How many match; more than are listed if `kind` was not asked', 12),
    results: Type.Array(ref(SearchResult)),
  },
  { $id: 'SearchGroup', description: 'What was found of one kind, the best first' },
);

export const SearchResults = strictObject(
  {
    total: count('How many match, of all kinds that were asked', 14),
    groups: Type.Array(ref(SearchGroup), { description: 'Without empty ones; the one with the best match first' }),
  },
  { $id: 'SearchResults', description: 'What matches, grouped by kind' },
);
