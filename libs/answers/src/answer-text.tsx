import type { Citation } from '@berea/contracts';
import { useReferenceReader } from '@berea/ui/core';
import { type ComponentProps, createContext, memo, useContext, useMemo } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import styles from './answer-text.module.css';
import { chipCitations } from './chip-citations.js';
import { CitationChip } from './citation-chip.js';
import { markOf } from './citation-mark.js';
import { forEachElement, textOf, type Tree } from './hast.js';
import { labelCells } from './label-cells.js';
import { markAttributions } from './mark-attributions.js';
import { markLanguages } from './mark-languages.js';
import { isWithinMarkdownBounds } from './markdown-bounds.js';
import { orderHeadings } from './order-headings.js';
import { nameTasks } from './task-items.js';
import { setDirections } from './text-direction.js';
import { setVerses } from './set-verses.js';
import { keepLineBreaks, typedSyntax } from './typed-markdown.js';
import { t } from './texts/answers-text.js';

export interface AnswerTextProps {
  readonly text: string;
  readonly citations: Citation[];
  /** A note may have been typed: its ends of lines stay, and nothing of it is code for being indented. */
  readonly kind?: 'answer' | 'note';
  /** The level of its first headings: 3 where it has a heading of its own below that of the page. */
  readonly topHeading?: 2 | 3;
  /** Ticks a task, or takes its tick back: where its item begins in the text. Without it the boxes only tell. */
  readonly onTask?: ((at: number) => void) | undefined;
}

const REMARK = { answer: [remarkGfm], note: [remarkGfm, typedSyntax] };
/** Images would be fetched from anywhere. */
const LEFT_OUT = ['img'];

const Ticking = createContext<AnswerTextProps['onTask']>(undefined);

/** One component, whatever it ticks: another one would take the focus from the box that was just ticked. */
function TaskBox({ node: _node, ...box }: ComponentProps<'input'> & ExtraProps) {
  const onTask = useContext(Ticking);
  const at = Number((box as Record<string, unknown>)['data-at']);
  return onTask ? <input {...box} disabled={false} onChange={() => onTask(at)} /> : <input {...box} />;
}

const ELEMENTS: Components = {
  input: TaskBox,
  a: ({ href, children }) =>
    href ? (
      <a className={styles['link']} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      children
    ),
  table: ({ node: _node, children, ...properties }) => (
    <div className={styles['table']} role="group" aria-label={t('answers-text.table')} tabIndex={0}>
      <table {...properties}>{children}</table>
    </div>
  ),
};

/** An answer's Markdown, with its cited references as chips. Raw HTML is shown as the text that it is. */
export const AnswerText = memo(function AnswerText(props: AnswerTextProps) {
  return isWithinMarkdownBounds(props.text) ? <LaidOut {...props} /> : <AsWritten text={props.text} />;
});

const AsWritten = ({ text }: { readonly text: string }) => (
  <div className={styles['text']}>
    <p className={styles['reason']}>{t('answers-text.too-many-signs')}</p>
    <p className={styles['written']} dir="auto">
      {text}
    </p>
  </div>
);

function LaidOut({ text, citations, kind = 'answer', topHeading = 3, onTask }: AnswerTextProps) {
  const reader = useReferenceReader(citations.length > 0);
  const components = useMemo<Components>(
    () => ({
      ...ELEMENTS,
      cite: ({ children, ...props }) => {
        const { 'data-citation': at, 'data-quoted': quoted } = props as Record<string, unknown>;
        const citation = citations[Number(at)];
        if (!citation || typeof children !== 'string') return children;
        return <CitationChip citation={citation} mark={markOf(citation, quoted === 'true')} written={children} />;
      },
    }),
    [citations],
  );
  const laidOut = (
    <div className={styles['text']}>
      <Markdown
        remarkPlugins={REMARK[kind]}
        rehypePlugins={[
          [orderHeadings, { top: topHeading }],
          nameTasks,
          setDirections,
          markAttributions,
          [chipCitations, { citations, reader }],
          setVerses,
          labelCells,
          tintSentences,
          ...(kind === 'note' ? [keepLineBreaks] : []),
          markLanguages,
        ]}
        components={components}
        disallowedElements={LEFT_OUT}
        urlTransform={(address) => safeAddress(address)}
      >
        {text}
      </Markdown>
    </div>
  );
  return <Ticking value={onTask}>{laidOut}</Ticking>;
}

const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

/** The address of a link in an answer, when it leads to the web or to a mail; undefined for anything else. */
function safeAddress(address: string | undefined): string | undefined {
  // Without a base: an address that is relative, or has a scheme in disguise, is refused.
  return address && URL.canParse(address) && ALLOWED.has(new URL(address).protocol) ? address : undefined;
}

/** Shorter words in bold are stressed; these are sentences that an answer points to in what somebody wrote. */
const SENTENCE = 60;

/** Rehype plugin: whole sentences in bold become `<mark>`, since bold is for words. */
function tintSentences() {
  return (tree: Tree): void =>
    forEachElement(tree, 'strong', (element) => {
      const text = textOf(element).trim();
      if (text.length >= SENTENCE && /[.!?][”"’')]*$/.test(text)) element.tagName = 'mark';
    });
}
