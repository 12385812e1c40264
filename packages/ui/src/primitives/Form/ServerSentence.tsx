'use client';

import { FormattedMessage } from 'react-intl';
import { formMessages } from './Form.messages.ts';

interface ServerSentenceProps {
  /** What the server said; none if its language is unknown. */
  sentence: string | undefined;
  /** The language of the sentence. */
  language: string | undefined;
}

/** An error that the server wrote in another language than that of the page now: what to do, and why. */
export function ServerSentence({ sentence, language }: ServerSentenceProps) {
  return (
    <>
      <FormattedMessage {...formMessages.refused} />
      {sentence ? (
        <>
          {' '}
          <span lang={language} className="nz:bare">
            {sentence}
          </span>
        </>
      ) : null}
    </>
  );
}
