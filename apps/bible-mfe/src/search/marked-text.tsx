import { DivineName } from '@berea/answers';
import type { Span } from '@berea/contracts';

/** A text with some of its words marked. */
export function MarkedText({ text, matches = [] }: { text: string; matches?: readonly Span[] | undefined }) {
  const from = (at: number) => (at < 0 ? 0 : (matches[at]?.start ?? 0) + (matches[at]?.length ?? 0));
  return (
    <>
      {matches.map(({ start, length }, at) => (
        <span key={start}>
          <DivineName>{text.slice(from(at - 1), start)}</DivineName>
          <mark>
            <DivineName>{text.slice(start, start + length)}</DivineName>
          </mark>
        </span>
      ))}
      <DivineName>{text.slice(from(matches.length - 1))}</DivineName>
    </>
  );
}
