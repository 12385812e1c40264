import type { ContentList } from '../../content/types.ts';
import type { NewsletterBody, NewsletterIssue } from '../types.ts';

/** An issue as the parts of the content's editor take it: a draft, of a list that is never published. */
export const asList = ({ body, saved_at, saved_by, problems }: NewsletterIssue): ContentList => ({
  path: '',
  schema: {},
  draft: {
    ...{ body, base_digest: '', saved_at, saved_by },
    // The server says them itself, in the reader's language.
    problems: problems.map((problem) => ({ code: '', ...problem })),
    ...{ publish_at: null, not_published: null, needs_approval: false, proposal: null },
  },
  published: { body, digest: '', published_at: null, published_by: null },
  notes: [],
  texts: [],
  samples: false,
  participants: {},
  pictures: {},
  pages: [],
});

/** What the fields of an issue wrote. */
export const bodyOf = (body: object): NewsletterBody => body as NewsletterBody; // it began as one
