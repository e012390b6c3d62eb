import type { Work } from '@berea/contracts';
import { useState } from 'react';

/** Sources that Scholar may use for a question. */
export type Sources =
  | { readonly kind: 'all' }
  | { readonly kind: 'works'; readonly works: readonly string[] }
  | { readonly kind: 'text' };

const ALL: Sources = { kind: 'all' };

export interface SourceChoice {
  readonly sources: Sources;
  /** Whether the choice holds for what is asked in this conversation from now on, not for the next question alone. */
  readonly kept: boolean;
  readonly choose: (sources: Sources, kept: boolean) => void;
  /** The choice as fields of the question. */
  readonly asked: { readonly works?: string[]; readonly textOnly?: true };
  /** A question was asked with it. */
  readonly onAsked: () => void;
}

/** @param conversation id of the one on screen; undefined while it begins */
export function useSourceChoice(conversation: string | undefined): SourceChoice {
  const [chosen, setChosen] = useState<{ sources: Sources; kept: boolean; conversation: string | undefined }>();
  // A choice made before a conversation had an id goes on in it.
  const holds = chosen && (chosen.conversation === undefined || chosen.conversation === conversation);
  const sources = holds ? chosen.sources : ALL;
  return {
    sources,
    kept: Boolean(holds && chosen.kept),
    choose: (next, kept) => setChosen({ sources: next, kept, conversation }),
    asked: askedWith(sources),
    onAsked: () => setChosen((before) => (before?.kept ? before : undefined)),
  };
}

function askedWith(sources: Sources): SourceChoice['asked'] {
  if (sources.kind === 'works') return { works: [...sources.works] };
  return sources.kind === 'text' ? { textOnly: true } : {};
}

/** The works that Scholar can use here. */
export const installedOf = (works: readonly Work[] | undefined): Work[] =>
  (works ?? []).filter((work) => work.installed);
