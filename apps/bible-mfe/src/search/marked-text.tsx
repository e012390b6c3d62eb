import type { Span } from '@berea/contracts';

/** A text with some of its words marked. */
export function MarkedText({ text, matches = [] }: { text: string; matches?: readonly Span[] | undefined }) {
  const from = (at: number) => (at < 0 ? 0 : (matches[at]?.start ?? 0) + (matches[at]?.length ?? 0));
  return (
    <>
      {matches.map(({ start, length }, at) => (
        <span key={start}>
          {text.slice(from(at - 1), start)}
          <mark>{text.slice(start, start + length)}</mark>
        </span>
      ))}
      {text.slice(from(matches.length - 1))}
    </>
  );
}
