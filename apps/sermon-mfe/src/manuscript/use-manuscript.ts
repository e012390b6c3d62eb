import { loadInlineRuns } from '@berea/answers';
import { useEffect, useMemo, useState } from 'react';
import { type Block, readManuscript } from './read-manuscript.js';
import { holdsSigns, setInline } from './set-inline.js';

/** Pieces as they are shown: strong and emphasised words without their signs. */
export async function setWords(blocks: readonly Block[]): Promise<readonly Block[]> {
  if (!blocks.some(holdsSigns)) return blocks;
  const inlineRuns = await loadInlineRuns().catch(() => undefined);
  // Without the parser the words stay as they were typed: a sermon is preached all the same.
  return inlineRuns ? blocks.map((block) => setInline(block, inlineRuns)) : blocks;
}

/** The pieces of a body, for a page; undefined while the parser is on its way, which most bodies do not need. */
export const useManuscript = (body: string): readonly Block[] | undefined =>
  useSetWords(useMemo(() => readManuscript(body), [body]));

/** @param typed the same list while it holds the same */
export function useSetWords(typed: readonly Block[]): readonly Block[] | undefined {
  const plain = !typed.some(holdsSigns);
  const [loaded, setLoaded] = useState<{ readonly typed: readonly Block[]; readonly blocks: readonly Block[] }>();
  useEffect(() => {
    if (plain) return undefined;
    let left = false;
    void setWords(typed).then((blocks) => {
      if (!left) setLoaded({ typed, blocks });
    });
    return () => {
      left = true;
    };
  }, [typed, plain]);
  if (plain) return typed;
  return loaded?.typed === typed ? loaded.blocks : undefined;
}
