import { IconButton, PageFrame, useIsPhone } from '@berea/ui/core';
import { ArrowLeft, Search } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import styles from './bible-page.module.css';
import { BibleHelp } from './help/bible-help.js';
import { GoToProvider } from './go-to/go-to.js';
import { PlaceInBar } from './go-to/place-in-bar.js';
import { SettingsButton } from './settings/settings-button.js';
import { useTextSize } from './settings/reader-settings.js';
import { MyAnnotationsButton } from './annotations/list/annotations-view.js';
import { PageMenu } from './page-menu/page-menu.js';
import { nextChapter, previousChapter } from './place/chapters.js';
import type { NoPlace } from './place/place.js';
import { PlacePicker } from './go-to/place-picker.js';
import { ArrivalContext, usePositionMemory } from './place/use-arrival.js';
import { useReading } from './place/use-reading.js';
import { Reading } from './reading.js';
import { ReadingNotices } from './reader/reading-notices.js';
import { FocusHandoverContext } from './reader/verse-elements.js';
import { usePageKeys } from './reader/use-page-keys.js';
import { SearchField } from './search/search-field.js';
import { focusSearchField } from './search/search-focus.js';
import { useSearchTerm } from './search/use-search-term.js';
import { SelectionBar } from './selection/selection-bar.js';
import { ReadAloudBar, ReadAloudButton } from './speech/read-aloud-bar.js';
import { StudyPanel } from './panel/study-panel.js';
import { useEscape } from './panel/use-dismiss.js';
import { CompareButton } from './translation/compare-button.js';
import { TranslationPicker } from './translation/translation-picker.js';
import { useStudyState } from './study-state/study-state-context.js';
import { t } from './texts/bible.js';

interface BiblePageContentProps {
  /** The address's text if it names no chapter. */
  readonly missing: (NoPlace & { readonly written: string | undefined }) | undefined;
  readonly notices: readonly string[];
  readonly settled: boolean;
}

/** The page: what is read, what is done with it, and the panel beside it. */
export function BiblePageContent({ missing, notices, settled }: BiblePageContentProps) {
  const phone = useIsPhone();
  const { place, translation, open, setTranslation } = useReading();
  const { selected, views, clear } = useStudyState();
  const search = useSearchTerm();
  const [fieldOpen, setFieldOpen] = useState(false);
  const arrived = useRef<string>(null);
  const handover = useRef(false);
  usePositionMemory();
  useTextSize();

  const goTo = (near: ReturnType<typeof nextChapter>) =>
    near && (() => open({ book: near.book.name, chapter: near.chapter }));
  usePageKeys({
    onPrevious: goTo(previousChapter(place)),
    onNext: goTo(nextChapter(place)),
    onSearch: useCallback(() => {
      setFieldOpen(true);
      focusSearchField();
    }, []),
  });
  // An open panel has an Escape of its own.
  useEscape(selected !== undefined && views.length === 0, clear);

  const leaveSearch = () => {
    setFieldOpen(false);
    search.clear();
  };
  const field = <SearchField search={search} autoFocus={fieldOpen && phone} onLeave={() => setFieldOpen(false)} />;
  return (
    <GoToProvider>
      <PageFrame
        title={t('bible.bible-study')}
        lead={!search.term && <PlaceInBar />}
        surface="page"
        width="full"
        meta={<TranslationPicker value={translation} onChoose={setTranslation} />}
        actions={
          phone ? undefined : (
            <>
              {field}
              <BibleHelp />
            </>
          )
        }
        phoneActions={
          phone && (
            <>
              <IconButton
                icon={Search}
                iconSize={20}
                label={t('bible.search-scripture')}
                tooltip=""
                onClick={() => setFieldOpen(true)}
              />
              <PageMenu />
            </>
          )
        }
        phoneBar={
          phone &&
          (fieldOpen || search.term) && (
            <>
              <IconButton icon={ArrowLeft} iconSize={20} label={t('bible.back-to-reading')} onClick={leaveSearch} />
              {field}
            </>
          )
        }
      >
        <ArrivalContext value={arrived}>
          <FocusHandoverContext value={handover}>
            <div className={styles['columns']}>
              <div className={styles['reader']}>
                {!(phone && search.term) && (
                  <PlacePicker
                    book={place.book}
                    chapter={place.chapter}
                    onPick={(book, chapter) => open({ book, chapter })}
                  >
                    {!phone && (
                      <>
                        <CompareButton />
                        <ReadAloudButton />
                        <MyAnnotationsButton />
                        <SettingsButton />
                      </>
                    )}
                  </PlacePicker>
                )}
                {!search.term && <ReadingNotices place={place} notices={notices} />}
                <Reading search={search} missing={missing} settled={settled} />
              </div>
              <StudyPanel />
            </div>
          </FocusHandoverContext>
        </ArrivalContext>
        <SelectionBar />
        <ReadAloudBar />
      </PageFrame>
    </GoToProvider>
  );
}
