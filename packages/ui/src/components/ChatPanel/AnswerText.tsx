import { Fragment, memo, type ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { type Block, blocksOf, type ChatReference, type Inline, inlinesOf, sentencesOf } from './markdown.ts';

interface AnswerTextProps {
  children: string;
  /** More text is still streaming. */
  isWriting: boolean;
  references: readonly ChatReference[] | undefined;
}

/**
 * The text of an answer. A finished sentence gets its own element, which the live region announces;
 * an unfinished one is only shown.
 */
export function AnswerText({ children, isWriting, references }: AnswerTextProps) {
  const blocks = blocksOf(children);
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
    <BlockText key={index} block={block} isOpen={isWriting && index === blocks.length - 1} references={references} />
  ));
}

type LineContext = Pick<AnswerTextProps, 'references'> & { isOpen: boolean };

function BlockText({ block: { kind, start, lines }, isOpen, references }: LineContext & { block: Block }) {
  const texts = lines.map((line, index) => ({
    index,
    text: <LineText line={line} isOpen={isOpen && index === lines.length - 1} references={references} />,
  }));
  const items = () =>
    texts.map(({ index, text }) => (
      <li className="nz:bare" key={index}>
        {text}
      </li>
    ));
  if (kind === 'list') return <ul className="nz:list-disc nz:ps-5">{items()}</ul>;
  if (kind === 'numbers') {
    return (
      <ol start={start} className="nz:list-decimal nz:ps-7">
        {items()}
      </ol>
    );
  }
  return <p className={kind === 'heading' ? 'nz:font-bold' : undefined}>{texts[0]?.text}</p>;
}

function LineText({ line, isOpen, references }: LineContext & { line: string }) {
  const sentences = sentencesOf(line, isOpen);
  const finished = isOpen ? sentences.slice(0, -1) : sentences;
  return (
    <>
      {finished.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line only grows at its end
        <Sentence key={index} text={sentence} references={references} />
      ))}
      {isOpen ? (
        <span className="nz:bare" aria-hidden="true">
          {sentences.at(-1)}
        </span>
      ) : null}
    </>
  );
}

const Sentence = memo(function Sentence({ text, references }: { text: string } & Pick<LineContext, 'references'>) {
  return (
    <span className="nz:bare">
      {inlinesOf(text, references).map((inline, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished sentence stay
        <Fragment key={index}>{inlineElement(inline)}</Fragment>
      ))}
    </span>
  );
});

function inlineElement(inline: Inline): ReactNode {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'strong':
      return <strong className="nz:font-bold">{inline.text}</strong>;
    case 'em':
      return <em className="nz:bare">{inline.text}</em>;
    case 'code':
      return <code className="nz:bare">{inline.text}</code>;
    case 'link':
      return (
        <Link variant="inline" href={inline.href}>
          {inline.text}
        </Link>
      );
  }
}
