export { type Api, ApiContext, createApi, useApi } from './api/client.js';
export type { FirstRead } from './api/first-reads.js';
export { createQueryClient, UserQueries } from './api/user-queries.js';
export { explain, isNetworkError, NetworkError, PAGE_FAULT, TransportError } from './transport-error.js';
export {
  ConfigContext,
  givenRuntimeConfig,
  loadRuntimeConfig,
  type RuntimeConfig,
  useConfig,
} from './config/runtime-config.js';
export { type StartData, startData } from './config/start-data.js';
export {
  type BibleSearch,
  type ChapterOptions,
  isSearchable,
  useBibleSearch,
  useChapter,
  useFetchChapter,
  usePrefetchChapter,
  useTranslations,
  useWorks,
} from './data/bible.js';
export { useBookmarks, useHighlights, useSetBookmark, useSetHighlight } from './data/verse-marks.js';
export {
  type AskedQuestion,
  type Question,
  useAskedQuestion,
  useAskScholar,
  useAssistantStatus,
} from './data/chat/asking.js';
export {
  useConversations,
  useDeleteConversation,
  useFetchConversation,
  useFewConversations,
  useFoundMessages,
  useRenameConversation,
} from './data/chat/conversations.js';
export type { LiveAnswer } from './data/chat/live-answers.js';
export { useChatThread, useStopAnswer, useWholeMessage } from './data/chat/messages.js';
export { useLiveAnswer, useLiveAnswers } from './data/chat/use-live-answers.js';
export { type ListPages, type ListWanted, usePaused } from './data/list-pages.js';
export type { Binned } from './data/list-history-hooks.js';
export {
  useChapterNotes,
  useDeleteNote,
  useDeleteNoteForever,
  useEmptyNoteBin,
  useFewNotes,
  useNote,
  useNoteBin,
  useNoteDays,
  useNotedBooks,
  useNoteForm,
  useNoteFormCalls,
  useNotePages,
  useNotes,
  useNoteTags,
  useNoteVersion,
  useNoteVersions,
  usePutBackNote,
  useRestoreNoteVersion,
  useSaveNote,
  useSaveNoteOnce,
  useWholeNote,
} from './data/notes.js';
export { whyMissing } from './data/offer-translations.js';
export { useDarkTheme } from './data/dark-theme.js';
export {
  usePreferences,
  useProfile,
  useProfileStats,
  useScholarIsOff,
  useUpdatePreferences,
  useUsage,
} from './data/profile.js';
export { usePicture, useRemovePicture, useSetPicture } from './data/picture.js';
export { dayOf, useRecentChapters, useRecordReading } from './data/reading.js';
export {
  type PlanTick,
  useLeavePlan,
  useLibraryReading,
  useLibraryWorks,
  useSchedulePlan,
  useTickPlan,
} from './data/library.js';
export { useLexiconEntries } from './data/use-lexicon-entries.js';
export {
  useCommentary,
  useLexiconEntry,
  useOccurrences,
  useSemanticRelations,
  useTopic,
} from './data/reference-works.js';
export {
  useCoveredPassages,
  useDeleteSermon,
  useDeleteSermonForever,
  useEmptySermonBin,
  useFewSermons,
  usePutBackSermon,
  useSaveSermon,
  useSermon,
  useSermonBin,
  useSermonForm,
  useSermonPages,
  useSermonsHolding,
  useSermonYears,
  useWholeSermon,
} from './data/sermons.js';
export { type FoundSermon, type SermonFiles, useSermonFiles } from './data/sermon-files.js';
export { useMakeSermonLink, useRevokeSermonLink, useSermonLinks, useSharedSermon } from './data/sermon-links.js';
export { type OpenedSermon, useOpenSermon } from './data/open-sermon.js';
export { type SermonSaving, useSaveSermonCopy, useSermonAutosave } from './data/sermon-autosave.js';
export { addPiece, type SermonPiece, withSource } from './data/add-piece.js';
export { type AddedPiece, type ChosenSermon, useAddPiece, useChosenSermon } from './data/sermon-basket.js';
export { BasketFull, type BasketText, movePiece, putIntoBody } from './data/basket-text.js';
export { type Basket, type BasketChange, useBasket } from './data/use-basket.js';
export { type Dossier, type DossierPart, useDossier } from './data/dossier.js';
export type { SermonText } from './data/sermon-text.js';
export { joinOrigins, type Maker, originFor, originOf } from './data/draft-origins.js';
export { printOf } from './writing/print.js';
export { isPassing } from './writing/outcome.js';
export { type AutosaveState } from './writing/autosave-state.js';
export {
  type StudyTarget,
  useAskAboutVerse,
  useCheckedCitations,
  useCheckedSlices,
  useEnhance,
  useStudyAnalysis,
} from './data/study.js';
export {
  useKeepSermonVersion,
  useRestoreSermonVersion,
  useSermonVersion,
  useSermonVersions,
} from './data/sermon-versions.js';
export { useUpdateSermon } from './data/update-sermon.js';
export type { VersePlace } from './data/use-verse-marks.js';
export type { FormSaving } from './writing/use-form-saving.js';
export type { FormCalls, SaveResult } from './writing/save-content.js';
export { ErrorBoundary, type ErrorBoundaryProps } from './features/error-boundary.js';
export { lazyAside, whenIdle } from './features/load-later.js';
export {
  type Feature,
  type HelpDialogState,
  FEATURE_CONTRACT_VERSION,
  type FeatureRoute,
  type RemoteId,
  type SlotName,
  type SlotParts,
  type SlotProps,
} from './features/feature.js';
export { type RemoteManifest, RemotesContext, type SlotEntry } from './features/remote-manifest.js';
export { Slot, type SlotView, useSlotEntries } from './features/slot.js';
export { RemoteError, remotesHaveMoved } from './features/remote-list.js';
export {
  forgetFailedSharedModules,
  forgetFeature,
  loadedFeature,
  loadFeature,
  REMOTE_DEADLINE_MS,
} from './features/remote-loader.js';
export { type FeatureState, useFeature } from './features/use-feature.js';
export { type AuthClient, createAuthClient } from './session/auth-client.js';
export { useChangePassword, WrongPasswordError } from './session/change-password.js';
export {
  authErrorCode,
  explainAuthError,
  isAuthRefusal,
  type LinkError,
  readLinkError,
  secondsToWait,
} from './session/explain-auth-error.js';
export {
  followForeignLink,
  type ForeignLink,
  holdForeignLink,
  readForeignLink,
  refuseForeignLink,
  useForeignLink,
} from './session/foreign-link.js';
export { forgetSignIn, rememberSignIn } from './session/remember-me.js';
export {
  authenticatorApps,
  type EnrolledFactor,
  type Factor,
  useAuthenticatorApps,
  useEnrolFactor,
  useProveFactor,
  useRemoveFactor,
} from './session/second-factors.js';
export { type Device, describeDevice } from './session/describe-device.js';
export { type OwnSession, useEndSessions, useOwnSessions } from './session/own-sessions.js';
export {
  useHasRecoveryCodes,
  useMakeRecoveryCodes,
  useRecoveryCodes,
  useRedeemRecoveryCode,
} from './session/recovery-codes.js';
export {
  displayName,
  SessionContext,
  SessionProvider,
  type SessionState,
  useSession,
} from './session/session-context.js';
export { useLocalMailbox } from './session/own-auth.js';
export { chooseVoice, voicesFor } from './speech/choose-voice.js';
export { type Speaker, type SpeakerState, type Speech, type Tone } from './speech/speaker.js';
export { useSpeaker, useVoices } from './speech/use-speaker.js';
export { browserStore, hasStoredSession, onboardedNow, splashSeen, type StoredName } from './storage/browser-store.js';
export {
  ALL_COOKIES,
  type CookieConsent,
  cookieConsent,
  DEFAULT_CONSENT,
  NECESSARY_COOKIES,
} from './storage/cookie-consent.js';
export { useAddToDraft, useDraft, useForgetDraft, useIsFleeting } from './writing/use-draft.js';
export { parseKept, readKept } from './writing/read-kept.js';
export { type Unsaved, useUnsaved } from './writing/use-unsaved.js';
