import type { Sermon } from '@berea/contracts';
import { Button, type ButtonProps, IconButton, useIsPhone, useToast } from '@berea/ui/core';
import { BasketFull, type Maker, type SermonPiece, useAddPiece } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { MicVocal } from 'lucide-react';
import { useRef } from 'react';
import { t } from './texts/answers.js';

interface AddToSermonOptions {
  /** Confirmation after adding: 'Verse added to your sermon preparation'. */
  readonly added?: string;
  /** Whether a sermon that is begun collects from then on. */
  readonly collect?: boolean;
}

/**
 * Puts a piece into the basket of the chosen sermon, or begins one with it, and says so.
 * @returns adds a piece; `onAdded` is told of the sermon that has it
 */
export function useAddToSermon({ added, collect = false }: AddToSermonOptions = {}): (
  piece: SermonPiece,
  onAdded?: (sermon: Sermon) => void,
) => void {
  const { mutateAsync } = useAddPiece({ collect });
  const navigate = useNavigate();
  const toast = useToast();
  const busy = useRef(false);
  const add = async (piece: SermonPiece, onAdded?: (sermon: Sermon) => void) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const { sermon, isNew, found = false } = await mutateAsync(piece);
      onAdded?.(sermon);
      const title = sermon.title || t('answers.untitled-sermon');
      const where =
        isNew && !collect ? t('answers.it-is-in-sermon', { title }) : t('answers.it-is-in-basket', { title });
      toast({
        title: found ? t('answers.in-your-sermons') : t('answers.added-to-sermon-prep'),
        description: found ? where : (added ?? where),
        action: { label: t('answers.open'), onPress: () => void navigate(`/sermon-prep/${sermon.id}`) },
      });
    } catch (error) {
      const description = error instanceof BasketFull ? error.message : t('answers.failed-to-add-to-sermon');
      toast({ title: t('answers.error'), description, kind: 'error' });
    }
    busy.current = false;
  };
  return (piece, onAdded) => void add(piece, onAdded);
}

/** Verses as a quotation of the manuscript. @param translation code, such as KJV */
export const versePiece = (text: string, reference: string, translation: string): SermonPiece => {
  const named = `(${reference} ${translation.toUpperCase()})`;
  // Text that would end the quotation too early is set as a block.
  const isBlock = /["“”\n]/.test(text);
  return {
    kind: 'verse',
    text: `${isBlock ? text.replace(/^/gm, '> ') : `“${text}”`} ${named}`,
    about: reference,
    scripture: reference,
    outline: `${text}\n${reference} (${translation.toUpperCase()})`,
  };
};

interface AnswerPieceOptions {
  /** Subject of the answer in few words: a reference or the question. */
  readonly about: string;
  readonly reference?: string;
  /** Names of the works that it rests on. */
  readonly works: readonly string[];
  /** Engine and works that made it, if known. */
  readonly maker?: Maker | undefined;
}

/** An answer of Scholar's, marked as such, with the works that it rests on. */
export const answerPiece = (text: string, { about, reference, works, maker }: AnswerPieceOptions): SermonPiece => ({
  kind: 'answer',
  text,
  source: [t('answers.scholar'), ...new Set(works)].join(', '),
  drafted: true,
  maker,
  about,
  ...(reference && { scripture: reference }),
});

export interface AddToSermonProps {
  /** Undefined where there is nothing to add: then nothing happens. */
  readonly piece: () => SermonPiece | undefined;
  /** On phones, `text` shows its icon alone. */
  readonly type?: ButtonProps['type'];
  readonly disabled?: boolean;
  /** Whether it shows its icon alone although there is room for words. */
  readonly compact?: boolean;
}

/** Adds the text beside it to a sermon. */
export function AddToSermon({ piece, type, disabled, compact }: AddToSermonProps) {
  const add = useAddToSermon();
  const phone = useIsPhone();
  const onClick = () => {
    const found = piece();
    if (found) add(found);
  };
  if (compact || (phone && type === 'text'))
    return <IconButton icon={MicVocal} label={t('answers.add-to-sermon')} disabled={disabled} onClick={onClick} />;
  return (
    <Button
      type={type}
      disabled={disabled}
      icon={<MicVocal size={18} strokeWidth={1.75} aria-hidden />}
      onClick={onClick}
    >
      {t('answers.add-to-sermon')}
    </Button>
  );
}
