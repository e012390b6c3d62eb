import { cutText } from '@berea/contracts/values';
import { AddToSermon, answerPiece, copyText, noteFrom, SaveToNotes } from '@berea/answers';
import type { ChatMessage } from '@berea/contracts';
import { Button, IconButton, useIsPhone, useToast } from '@berea/ui/core';
import { printAlone } from '@berea/ui/data';
import { Copy, Printer, RefreshCw, Volume2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useSelectedWords } from './use-selected-words.js';
import { t } from '../texts/chat.js';

const saving = () => ({ saved: t('chat.saved-to-notes-successfully'), failed: t('chat.failed-to-save-to-notes') });
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface AnswerActionsProps {
  readonly message: ChatMessage;
  readonly response: string;
  /** Element with the answer's words. */
  readonly sheet: RefObject<HTMLElement | null>;
  readonly onAgain: (() => void) | undefined;
  readonly onListen: () => void;
}

/** Actions on an answer: kept, whole or the words that are selected in it; heard, copied, asked again, printed. */
export function AnswerActions({ message, response, sheet, onAgain, onListen }: AnswerActionsProps) {
  const phone = useIsPhone();
  const toast = useToast();
  const selected = useSelectedWords(sheet);
  const note = (words: string) =>
    words.trim() ? noteFrom({ from: 'reply', question: message.message, response: words }) : undefined;
  const onCopy = () =>
    copyText(response).then(
      () => toast({ title: t('chat.copied-to-clipboard') }),
      () => toast({ title: t('chat.copy-failed'), description: t('chat.could-not-copy-to-clipboard'), kind: 'error' }),
    );
  return (
    <>
      <SaveToNotes note={() => note(selected() || response)} words={saving()} />
      <AddToSermon
        type="text"
        piece={() => {
          const words = selected() || response;
          const { engine, model, sources = [] } = message;
          const works = sources.map(({ title }) => title);
          const maker = engine ? { engine, model, sources } : undefined;
          return words.trim() ? answerPiece(words, { about: cutText(message.message, 80), works, maker }) : undefined;
        }}
      />
      {phone ? (
        <>
          <IconButton icon={Volume2} label={t('chat.listen')} onClick={onListen} />
          <IconButton icon={Copy} label={t('chat.copy')} onClick={() => void onCopy()} />
        </>
      ) : (
        <>
          <Button type="text" icon={<Volume2 {...icon} />} onClick={onListen}>
            {t('chat.listen')}
          </Button>
          <Button type="text" icon={<Copy {...icon} />} onClick={() => void onCopy()}>
            {t('chat.copy')}
          </Button>
        </>
      )}
      <IconButton icon={RefreshCw} label={t('chat.ask-again')} disabled={!onAgain} onClick={onAgain} />
      <IconButton icon={Printer} label={t('chat.print')} onClick={() => sheet.current && printAlone(sheet.current)} />
    </>
  );
}
