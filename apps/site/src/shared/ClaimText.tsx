import { Figure, type FigureSource } from '@nzete/ui/Figure';
import { Fragment } from 'react';

/** A number in a text: `50,000+`, `1M+`, `80 %`. A year is not matched. */
const number =
  /((?<!\d)(?!(?:19|20)\d\d(?!\d))\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?(?:[\u00a0\u202f]?%|[KM]?\+)?)/;

interface ClaimTextProps {
  /** A sentence of the content, translated. */
  text: string;
  source?: FigureSource;
}

/** A sentence of the content in which each number is a `Figure`. */
export function ClaimText({ text, source }: ClaimTextProps) {
  const parts = text.split(number);
  const last = parts.length - 2;
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    return <Figure key={index} value={part} layout="inline" source={index === last ? source : undefined} />;
  });
}
