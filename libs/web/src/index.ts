// The library that remotes are built against. `tools/structure` asks that two applications use each of these names.

export { newId } from './api/call-context.js';
export { type Api, useApi } from './api/client.js';
export { eventIdOf } from './api/event-id.js';
export { useRefresh } from './api/use-read.js';
export { explain, NetworkError, TransportError } from './transport-error.js';
export { isUnknownRoute } from './transport-error.js';
export { useConfig } from './config/runtime-config.js';
export { useSession } from './session/session-context.js';
export { type Maker, type SermonPiece } from './data/add-piece.js';
export { allPages, eachOnce } from './data/all-pages.js';
export { useAssistantStatus } from './data/assistant-status.js';
export { BasketFull } from './data/basket-text.js';
export {
  useChapter,
  useChapters,
  useFetchChapter,
  usePrefetchChapter,
  useTranslations,
  useWorks,
} from './data/bible.js';
export { useCommentary } from './data/commentary.js';
export { dayOf } from './data/day-of.js';
export { useLibraryReading } from './data/library.js';
export { type ListPages, type ListWanted } from './data/list-pages.js';
export { noteHooks } from './data/notes.js';
export { whyMissing } from './data/offer-translations.js';
export { usePreferences, useScholarIsOff, useUpdatePreferences } from './data/profile.js';
export { useAddPiece, useChosenSermon } from './data/sermon-basket.js';
export { basketKey } from './data/sermon-basket.js';
export { sermonHooks } from './data/sermons.js';
export { findOne, showOne } from './data/show-one.js';
export { useCheckedCitations } from './data/study.js';
export { useUpdateSermon } from './data/update-sermon.js';
export { useListCache } from './data/use-list-cache.js';
export { type VersePlace } from './data/use-verse-marks.js';
export { useBookmarks, useHighlights, useSetBookmark, useSetHighlight } from './data/verse-marks.js';
export { type AttemptPlace, createOnce } from './writing/attempt.js';
export { useTextStore } from './writing/kept-texts.js';
export { openTextOf, openTexts } from './writing/open-texts.js';
export { isPassing, outcomeOf } from './writing/outcome.js';
export { printOf } from './writing/print.js';
export { parseKept, readKept } from './writing/read-kept.js';
export { joinContents } from './writing/save-content.js';
export { useAddToDraft, useDraft, useForgetDraft, useIsFleeting } from './writing/use-draft.js';
export { useDraftId } from './writing/use-draft.js';
export { useRetryKey } from './writing/use-retry-key.js';
export { useUnsaved } from './writing/use-unsaved.js';
export { browserStore } from './storage/browser-store.js';
export { keepNewest, type TextStore } from './storage/text-store.js';
export { type Feature, type HelpDialogState, FEATURE_CONTRACT_VERSION } from './features/feature.js';
export { lazyAside, whenIdle } from './features/load-later.js';
export { forgetFailedSharedModules } from './features/remote-loader.js';
export type { RemoteOutbox } from './features/remote-outbox.js';
export { Slot, useSlotEntries } from './features/slot.js';
export { type TodayCard } from './features/today-card.js';
export { chooseVoice, voicesFor } from './speech/choose-voice.js';
export { useSpeaker, useVoices } from './speech/use-speaker.js';
