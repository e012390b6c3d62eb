import { cutText } from '@berea/contracts/values';
import type { ChatMessage } from '@berea/contracts';
import { t } from '../texts/chat-export.js';

/** A conversation as Markdown that reads by itself: question, answer, what it was made from. Tries that came to nothing are left out. */
export function exportConversation(title: string, messages: readonly ChatMessage[]): string {
  const parts = messages.filter(({ response }) => response?.trim()).map(turn);
  return [`# ${oneLine(title)}`, ...parts].join('\n\n') + '\n';
}

function turn({ message, response, timestamp, engine, model, sources, state }: ChatMessage): string {
  const by = engine === 'model' ? (model ?? t('chat-export.language-model')) : t('chat-export.library');
  const asked = message
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd());
  return [
    `## ${t('chat-export.you-on', { day: timestamp.slice(0, 10) })}`,
    asked.join('\n'),
    `## ${t('chat-export.scholar')}`,
    response?.trim(),
    state ? `_${t('chat-export.answer-not-whole')}_` : undefined,
    sources.length > 0
      ? `_${t('chat-export.from', { by, sources: sources.map((source) => oneLine(source.title)).join('; ') })}_`
      : undefined,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** 'Living water-2026-11-17.md': what file systems refuse is replaced. @param day as YYYY-MM-DD */
export const exportName = (title: string, day: string): string => {
  const safe = cutText(oneLine(title).replace(/[\\/:*?"<>|\p{Cc}]/gu, '-'), 80);
  return `${safe.replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '') || 'conversation'}-${day}.md`;
};

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
