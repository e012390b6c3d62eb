import type { EnhanceAction, Enhancement, SermonOutline, WritingMode } from '@berea/contracts';
import { ENHANCE_LIMITS } from '@berea/contracts/values';
import { useToast } from '@berea/ui/core';
import { explain } from '@berea/web';
import { useEnhance } from '../data/scholar.js';
import { joinOrigins, originFor } from '../data/draft-origins.js';
import { type SermonText } from '../saving/sermon-text.js';
import { useCallback, useRef, useState } from 'react';
import type { BodyHandle } from './body-handle.js';
import { withoutMarkers } from '../manuscript/markers.js';
import { toolNames } from '../manuscript/origin-words.js';
import { madeFrom } from './drafted/made-from.js';
import { modeOf, type SelectionAction } from './enhance/actions.js';
import { findAgain, placeEnhancement, type Selection } from './enhance/place-enhancement.js';
import { t } from '../texts/workspace.js';

interface Before {
  readonly body: string;
  readonly writingMode: WritingMode;
}

/** The state before a change, and the body after it. */
interface Step extends Before {
  readonly made: string;
}

/** A change that waits for the user's word. */
export interface Proposal {
  readonly key: number;
  readonly action: EnhanceAction;
  /** The words that it replaces. */
  readonly before: string;
  readonly words: string;
  readonly selection: Selection | undefined;
  readonly answer: Enhancement;
}

/** The part of a proposal that is put into the body. */
type Placed = Pick<Proposal, 'action' | 'words' | 'selection' | 'answer'>;

interface Target {
  /** Whether changes wait for the user's word. */
  readonly reviewing: boolean;
  readonly body: () => BodyHandle | null;
  readonly text: () => SermonText;
  /** Something of the sermon beside its body changes. */
  readonly change: (fields: Partial<SermonText>) => void;
  /** Takes what its own outline lacks. @returns takes it back; undefined where nothing was lacking */
  readonly onOutline: (outline: SermonOutline) => (() => void) | undefined;
  /** The sermon is about to be changed: its present text is kept under the name of the change. */
  readonly onBegin: (change: string) => void;
}

export interface EnhancementTools {
  /** The action that is in progress: one at a time. */
  readonly busy: EnhanceAction | undefined;
  /** The last answer, which says what made it and out of what. */
  readonly last: (Enhancement & { readonly action: EnhanceAction }) | undefined;
  readonly enhanceSelection: (action: SelectionAction) => void;
  readonly enhanceBody: (action: EnhanceAction) => void;
  /** Changes that wait, the oldest first. */
  readonly proposals: readonly Proposal[];
  /** @param words what is left of the proposed ones, where some changes were rejected */
  readonly accept: (proposal: Proposal, words?: string) => void;
  readonly reject: (proposal: Proposal) => void;
  /** Every change that waits, the oldest first; one undo takes all of them back. @param wordsOf what is left of each */
  readonly acceptAll: (wordsOf: (proposal: Proposal) => string) => void;
  readonly rejectAll: () => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

/** Scholar's actions on the body, and the way back, as deep as the session. */
export function useEnhancement({ reviewing, body, text, change, onOutline, onBegin }: Target): EnhancementTools {
  const { mutateAsync } = useEnhance();
  const toast = useToast();
  const [busy, setBusy] = useState<EnhanceAction>();
  const [last, setLast] = useState<EnhancementTools['last']>();
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);
  const [past, setPast] = useState<readonly Step[]>([]);
  const running = useRef(false);

  const show = useCallback(
    ({ body: next, writingMode }: Before) => {
      body()?.replace(next);
      change({ writingMode });
    },
    [body, change],
  );

  /** Puts words into the body, and tells what it found and made. */
  const place = ({ action, words, selection, answer }: Placed): Step => {
    const { body: before, writingMode, origins } = text();
    const mode = modeOf(action);
    const made = placeEnhancement(action, before, selection, words);
    // Before the body, so that no save has the one without the other.
    if (!mode) {
      const replaced = (selection && findAgain(before, selection)) ?? { start: 0, end: selection ? 0 : before.length };
      const maker = madeFrom(action, answer, before, replaced, origins);
      change({ origins: joinOrigins([originFor(words, action, maker)], origins) });
    }
    show({ body: made, writingMode: mode ?? writingMode });
    return { body: before, writingMode, made };
  };

  const placeOne = (placed: Placed) => {
    const step = place(placed);
    setPast((earlier) => [...earlier, step]);
    const title = modeOf(placed.action)
      ? t('workspace.sermon-format-transformed-by-scholar')
      : t('workspace.content-enhanced-by-scholar');
    toast({ title });
    setLast({ ...placed.answer, action: placed.action });
  };

  const run = async (action: EnhanceAction, chosen: string, selection?: Selection) => {
    if (running.current) return;
    // Words drafted before count like any others: the markers are left out.
    const words = unmarked(chosen);
    if (words.length > ENHANCE_LIMITS.text) {
      const description = t('workspace.scholar-takes-at-most-characters', {
        most: ENHANCE_LIMITS.text.toLocaleString('en'),
        count: words.length.toLocaleString('en'),
      });
      return toast({ title: t('workspace.failed-to-enhance-content'), description, kind: 'error' });
    }
    running.current = true;
    setBusy(action);
    if (action !== 'convert_outline') onBegin(toolNames()[action]);
    try {
      const answer = await mutateAsync({
        action,
        text: words,
        ...(action === 'style_rewrite' && { style: text().style }),
      });
      const written = unmarked(answer.message || answer.content || '');
      if (action === 'convert_outline' && answer.outline) {
        const undo = onOutline(answer.outline);
        body()?.unselect();
        if (!undo)
          return toast({ title: t('workspace.nothing-to-fill'), description: t('workspace.every-part-of-outline') });
        toast({
          title: t('workspace.content-enhanced-by-scholar'),
          ...(answer.message && { description: answer.message }),
          action: { label: t('workspace.undo'), onPress: undo },
        });
      } else if (action === 'convert_outline' || !written.trim()) {
        return toast({ title: t('workspace.no-enhanced-content-received'), kind: 'error' });
      } else if (isUnchanged(action, words, written)) {
        // Marked as Scholar's they would claim what was not done.
        body()?.unselect();
        toast({ title: t('workspace.nothing-was-changed') });
      } else if (reviewing) {
        const proposal = { key: Date.now(), action, before: words, words: written, selection, answer };
        return setProposals((waiting) => [...waiting, proposal]);
      } else return placeOne({ action, words: written, selection, answer });
      setLast({ ...answer, action });
    } catch (error) {
      toast({ title: t('workspace.failed-to-enhance-content'), description: explain(error), kind: 'error' });
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };

  const drop = ({ key }: Proposal) => setProposals((waiting) => waiting.filter((each) => each.key !== key));
  const tellChanged = (count: number) =>
    toast({
      title: t('workspace.words-were-changed', { count }),
      description: t('workspace.nothing-was-replaced-reject-change'),
      kind: 'error',
    });

  return {
    busy,
    last,
    proposals,
    accept: (proposal, words = proposal.words) => {
      // Every change was rejected by itself.
      if (words === proposal.before) return drop(proposal);
      if (!stillFits(proposal, text().body)) return tellChanged(1);
      drop(proposal);
      onBegin(toolNames()[proposal.action]);
      placeOne({ ...proposal, words });
    },
    reject: drop,
    acceptAll: (wordsOf) => {
      const accepted = proposals
        .map((proposal) => ({ ...proposal, words: wordsOf(proposal) }))
        .filter(({ words, before }) => words !== before);
      if (!accepted.length) return setProposals([]);
      // If no change can be placed, no version of the text before is kept.
      if (!accepted.some((proposal) => stillFits(proposal, text().body))) return tellChanged(accepted.length);
      const changed: Proposal[] = [];
      const placed: Placed[] = [];
      const steps: Step[] = [];
      onBegin(t('workspace.accept-all'));
      for (const proposal of accepted) {
        // One after the other: what the one before has replaced, the next one may not find any more.
        if (stillFits(proposal, text().body)) {
          steps.push(place(proposal));
          placed.push(proposal);
        } else changed.push(proposal);
      }
      setProposals((waiting) => waiting.filter(({ key }) => changed.some((each) => each.key === key)));
      const [first, newest, end] = [steps[0], placed.at(-1), steps.at(-1)];
      if (first && end) setPast((earlier) => [...earlier, { ...first, made: end.made }]);
      if (newest) setLast({ ...newest.answer, action: newest.action });
      if (changed.length) return tellChanged(changed.length);
      if (newest)
        toast({
          title: t('workspace.all-changes-accepted'),
          description: t('workspace.undo-enhancement-takes-them-back-together'),
        });
    },
    rejectAll: () => {
      setProposals([]);
      const undo = { label: t('workspace.undo'), onPress: () => setProposals((waiting) => [...proposals, ...waiting]) };
      toast({ title: t('workspace.all-changes-rejected'), action: undo });
    },
    enhanceSelection: (action) => {
      const selection = body()?.selection();
      if (selection && withoutMarkers(selection.text).trim()) return void run(action, selection.text, selection);
      toast({
        title: t('workspace.please-highlight-text-first'),
        description: t('workspace.select-text-you-want-scholar'),
        kind: 'error',
      });
    },
    enhanceBody: (action) => {
      const { body: whole } = text();
      if (withoutMarkers(whole).trim()) return void run(action, whole);
      toast({
        title: t('workspace.no-content-to-transform'),
        description: t('workspace.write-some-sermon-content-first'),
        kind: 'error',
      });
    },
    canUndo: past.length > 0 && !busy,
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      const { body: undone, writingMode } = text();
      setPast((earlier) => earlier.slice(0, -1));
      // Text written since then goes with it, and is kept as a version.
      if (undone !== before.made) onBegin(t('workspace.undo-enhancement'));
      show(before);
      toast({
        title: t('workspace.changes-reverted-successfully'),
        action: {
          label: t('workspace.redo'),
          onPress: () => {
            setPast((earlier) => [...earlier, { ...before, made: undone }]);
            show({ body: undone, writingMode });
          },
        },
      });
    },
  };
}

/** Whether a change that waited loses nothing that was written since it was proposed. */
function stillFits({ action, selection, before }: Proposal, body: string): boolean {
  if (!selection) return unmarked(body) === before;
  return action !== 'rewrite' || findAgain(body, selection) !== undefined;
}

/** Whether an action that changes words has left them as they were. */
const isUnchanged = (action: EnhanceAction, before: string, after: string): boolean =>
  !modeOf(action) && onOneLine(before) === onOneLine(after);

const onOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Words without the markers of what was drafted before; as they are where there are none. */
function unmarked(text: string): string {
  const plain = withoutMarkers(text);
  return plain === text ? text : plain.trim();
}
