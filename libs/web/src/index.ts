export { type Api, ApiContext, createApi, useApi } from './api/client.js';
export { createQueryClient } from './api/query-client.js';
export { explain, TransportError } from './transport-error.js';
export { UserQueries } from './api/user-queries.js';
export { ConfigContext, loadRuntimeConfig, type RuntimeConfig, useConfig } from './config/runtime-config.js';
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
export { useBookmarks, useSetBookmark } from './data/bookmarks.js';
export {
  type AskedQuestion,
  type Question,
  useAskedQuestion,
  useAskScholar,
  useChatMessages,
  useConversations,
  useDeleteConversation,
  useRenameConversation,
  useWholeMessage,
} from './data/chat.js';
export { useHighlights, useSetHighlight } from './data/highlights.js';
export type { FoundElsewhere } from './data/list-hooks.js';
export { useDeleteNote, useFoundNotes, useNoteForm, useNotes, useSaveNote, useWholeNote } from './data/notes.js';
export { whyMissing } from './data/offer-translations.js';
export { usePreferences, useProfile, useProfileStats, useUpdatePreferences, useUsage } from './data/profile.js';
export { useRecordReading } from './data/reading.js';
export { useLexiconEntries } from './data/use-lexicon-entries.js';
export {
  useCommentary,
  useLexiconEntry,
  useOccurrences,
  useSemanticRelations,
  useTopic,
} from './data/reference-works.js';
export {
  useDeleteSermon,
  useFoundSermons,
  useSaveSermon,
  useSermonForm,
  useSermons,
  useWholeSermon,
} from './data/sermons.js';
export { type StudyTarget, useAskAboutVerse, useCheckedCitations, useStudyAnalysis } from './data/study.js';
export type { VersePlace } from './data/verse-place.js';
export type { FormSaving } from './data/use-form-saving.js';
export { ErrorBoundary, type ErrorBoundaryProps } from './features/error-boundary.js';
export {
  type Feature,
  FEATURE_CONTRACT_VERSION,
  type FeatureRoute,
  type RemoteId,
  type SlotName,
  type SlotParts,
  type SlotProps,
} from './features/feature.js';
export { type RemoteManifest, RemotesContext, type SlotEntry } from './features/remote-manifest.js';
export { Slot, type SlotView, useSlotEntries } from './features/slot.js';
export { RemoteError } from './features/remote-error.js';
export { forgetFeature, loadedFeature, loadFeature, REMOTE_DEADLINE_MS } from './features/remote-loader.js';
export { forgetFailedSharedModules } from './features/shared-modules.js';
export { type FeatureState, useFeature } from './features/use-feature.js';
export { type AuthClient, createAuthClient } from './session/auth-client.js';
export { useChangePassword, WrongPasswordError } from './session/change-password.js';
export { authErrorCode, explainAuthError, isAuthRefusal, secondsToWait } from './session/explain-auth-error.js';
export { type LinkError, readLinkError } from './session/link-error.js';
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
export {
  displayName,
  SessionContext,
  SessionProvider,
  type SessionState,
  useSession,
} from './session/session-context.js';
export { useLocalMailbox } from './session/use-local-mailbox.js';
export { chooseVoice, voicesFor } from './speech/choose-voice.js';
export { createSpeaker, type Speaker, type SpeakerState, type Speech } from './speech/speaker.js';
export { useVoices } from './speech/use-voices.js';
export { browserStore, splashSeen, type StoredName } from './storage/browser-store.js';
export { useAddToDraft, useDraft, useForgetDraft, useIsFleeting } from './drafts/use-draft.js';
