import type { Place, ToolKind } from '@berea/contracts';
import { useIsPhone } from '@berea/ui/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReading } from '../../place/use-reading.js';
import { referenceOf } from '../../place/verse-range.js';
import { t } from '../../texts/guide.js';
import { PanelFrame } from '../frame/panel-frame.js';
import { ToolAnswer } from '../analysis/tool-answer.js';
import type { Exchanges } from '../tools/use-exchanges.js';
import { useOfferedTools } from '../tools/use-offered-tools.js';
import { usePassage, VerseQuote } from '../tools/verse-quote.js';
import { GuideActions } from './guide-actions.js';
import { GuideFoot } from './guide-foot.js';
import { type GuidePart, partTitles } from './guide-parts.js';
import { GuideSection } from './guide-section.js';
import { GuideStrip } from './guide-strip.js';
import styles from './guide.module.css';
import type { ToolResult } from '../analysis/tool-result.js';
import { PassageSection } from './passage-section.js';

export interface GuideViewProps {
  /** The tool that was asked for last; a new object for each time. */
  readonly view: { readonly tool: ToolKind };
  readonly place: Place;
  /** Code in any case. */
  readonly translation: string;
  readonly exchanges: Exchanges;
}

/** A section counts as reached when its head is this near to the top. */
const REACHED_PX = 8;

/** Everything about the chosen verses in one scroll: the passage, and the nine tools; a strip leads to each. */
export function GuideView({ view, place, translation, exchanges }: GuideViewProps) {
  const about = `${referenceOf(place)} ${translation}`;
  const parts: readonly GuidePart[] = ['passage', ...useOfferedTools()];
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<GuidePart>(view.tool);
  const [results, setResults] = useState<Readonly<Record<string, ToolResult | undefined>>>({});
  const [asked, setAsked] = useState({ view, about });
  if (asked.view !== view || asked.about !== about) {
    setAsked({ view, about });
    // Other verses leave the guide where it is.
    if (asked.about === about) setCurrent(view.tool);
  }

  const goTo = (part: GuidePart) => {
    const { current: body } = scroller;
    const section = sectionsIn(body).find(({ dataset }) => dataset['guidePart'] === part);
    if (body && section) body.scrollTop += section.getBoundingClientRect().top - body.getBoundingClientRect().top;
    return section;
  };
  const jump = (part: GuidePart) => {
    setCurrent(part);
    focusHead(goTo(part));
  };
  // Before the panel gives the focus to the head of the section, which is in sight then.
  useLayoutEffect(() => {
    goTo(current);
    // oxlint-disable-next-line react/exhaustive-deps -- a scroll moves to another section by itself
  }, [view, about]);
  // The frame that had the focus while the guide's scripts came is gone.
  useEffect(() => {
    if (document.activeElement === document.body) focusHead(goTo(current));
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  const follow = () => {
    const { current: body } = scroller;
    // Covered by another view, it has no height, and all sections are at its top.
    if (!body?.clientHeight) return;
    const top = body.getBoundingClientRect().top + REACHED_PX;
    const reached = sectionsIn(body).findLast((section) => section.getBoundingClientRect().top <= top);
    setCurrent((reached?.dataset['guidePart'] as GuidePart | undefined) ?? 'passage');
  };

  const keyOf = (part: GuidePart) => `${part} ${about}`;
  const keep = (part: GuidePart) => (result: ToolResult | undefined) =>
    setResults((before) => ({ ...before, [keyOf(part)]: result }));
  const sectionOf = (part: GuidePart) =>
    part === 'passage' ? (
      <PassageSection place={place} onResult={keep(part)} />
    ) : (
      <ToolAnswer tool={part} place={place} translation={translation} inView={part === current} onResult={keep(part)} />
    );
  return (
    <PanelFrame
      title={t('guide.study-tools')}
      subtitle={t('guide.place-in-translation', {
        place: referenceOf(place),
        translation: translation.toUpperCase(),
      })}
      actions={
        <GuideActions
          place={place}
          translation={translation}
          print={() => sectionsIn(scroller.current).find(({ dataset }) => dataset['guidePart'] === current)}
        />
      }
      bar={<GuideStrip parts={parts} current={current} onGo={jump} />}
      bodyRef={scroller}
      onScroll={follow}
      footer={
        <GuideFoot
          part={current}
          result={results[keyOf(current)]}
          place={place}
          translation={translation}
          exchanges={exchanges}
        />
      }
    >
      <VerseOnTop place={place} translation={translation} />
      <div className={styles['guide']} data-sticky-heads="">
        {parts.map((part) => (
          <GuideSection
            key={keyOf(part)}
            part={part}
            title={`${partTitles()[part].title} - ${referenceOf(place)}`}
            isCurrent={part === current}
            scroller={scroller}
          >
            {sectionOf(part)}
          </GuideSection>
        ))}
      </div>
    </PanelFrame>
  );
}

const sectionsIn = (body: HTMLElement | null): HTMLElement[] => [
  ...(body?.querySelectorAll<HTMLElement>('[data-guide-part]') ?? []),
];

const focusHead = (section: HTMLElement | undefined): void =>
  section?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });

/** The chosen words, where they do not stand lit beside the panel: on phones, and once the reader has gone elsewhere. */
function VerseOnTop({ place, translation }: { place: Place; translation: string }) {
  const phone = useIsPhone();
  const { place: shown } = useReading();
  const isBeside = !phone && shown.book.name === place.book && shown.chapter === place.chapter;
  return isBeside ? null : <Verse place={place} translation={translation} />;
}

function Verse({ place, translation }: { place: Place; translation: string }) {
  const { passage, error, refetch } = usePassage(place, translation);
  return (
    <div className={styles['verse']}>
      <VerseQuote passage={passage} error={error} retry={() => void refetch()} />
    </div>
  );
}
