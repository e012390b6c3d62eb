import type { ErrorCode } from './error-codes.js';

interface Reason {
  readonly code: ErrorCode;
  readonly message: string;
  readonly toPrograms?: true;
}

/**
 * Reasons that say more than an error's code: the name of each message, with its code. The browser words those without
 * a `{value}` from its own catalogue (`libs/web/src/texts/errors.ts`); of the others it shows the message, since the
 * server alone knows the value. Those `toPrograms` no page ever gets.
 */
export const REASONS = {
  invalid: { code: 'BAD_REQUEST', message: '{problem}' },
  session_ended: { code: 'UNAUTHORIZED', message: 'Your session is not valid any more. Sign in again.' },
  token_ended: {
    code: 'UNAUTHORIZED',
    message: 'This personal token has ended, was revoked or never existed. Make another one in the settings.',
    toPrograms: true,
  },
  token_without_scope: {
    code: 'FORBIDDEN',
    message: 'This personal token was not made for this: it lacks the scope {scope}.',
  },
  token_not_taken: {
    code: 'FORBIDDEN',
    message: 'This call takes no personal token. Sign in for it.',
    toPrograms: true,
  },
  too_many_tokens: { code: 'CONFLICT', message: 'At most {most} personal tokens are kept. Revoke one first.' },
  session_unchecked: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'Your session cannot be checked just now. Try again soon.',
  },
  unknown_call: {
    code: 'NOT_FOUND',
    message:
      'This server has no such call. It may be older than the page or program that asked: reload the page, or update the server.',
  },
  too_many_headers: { code: 'HEADERS_TOO_LARGE', message: 'Send at most {most} headers.' },
  body_compressed: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body without compression.' },
  key_of_another_request: {
    code: 'UNPROCESSABLE_CONTENT',
    message: 'This Idempotency-Key belongs to an earlier, different request. Use a new key.',
  },
  still_worked_on: {
    code: 'CONFLICT',
    message: 'The same request is still being worked on. Send it again in a moment.',
  },
  too_many_requests: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Wait {wait}, then try again.' },
  too_many_streams: { code: 'TOO_MANY_REQUESTS', message: 'At most {most} answers can be streamed to you at once.' },
  busy: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'Much is being worked on just now, perhaps still for you. Wait a few seconds, then try again.',
  },
  queue_full: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'Much is being worked on just now. Wait a few seconds, then try again.',
  },
  queue_full_of_yours: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'Your earlier requests are still being worked on. Wait until they are answered, then try again.',
  },
  storage_full_disk: {
    code: 'storage_full',
    message:
      'The disk that the server keeps its database on is full, so this was not saved. Try again when there is room.',
  },
  storage_full_database: {
    code: 'storage_full',
    message: 'The database of this server has no room left, so this was not saved. Try again when there is room.',
  },
  storage_read_only: {
    code: 'storage_full',
    message:
      'The database of this server only lets itself be read just now, as it does when its disk is full, so this was not saved. Try again when there is room.',
  },
  storage_full_files: {
    code: 'storage_full',
    message: 'The disk that the server keeps its files on is full, so this was not done. Try again when there is room.',
  },
  quota_notes: {
    code: 'quota_exceeded',
    message:
      'Your account holds as many notes as it can, with those in the bin. Delete some for good, then save again.',
  },
  quota_sermons: {
    code: 'quota_exceeded',
    message:
      'Your account holds as many sermons as it can, with those in the bin. Delete some for good, then save again.',
  },
  quota_writing: {
    code: 'quota_exceeded',
    message:
      'Your notes and sermons, with the bin, fill the space that your account has. Shorten some or empty the bin, then save again.',
  },
  quota_conversations: {
    code: 'quota_exceeded',
    message:
      'Your account holds as many conversations as it can. Delete some that you no longer need, or go on in one that is there.',
  },
  quota_chat: {
    code: 'quota_exceeded',
    message:
      'Your conversations fill the space that your account has. Delete some that you no longer need, then ask again.',
  },
  searches_running: { code: 'TOO_MANY_REQUESTS', message: 'Your earlier searches are still running. Try again.' },
  search_too_wide: {
    code: 'BAD_REQUEST',
    message:
      'This would look at too much of the text at once. Search for longer beginnings of words, for fewer of them, or in one book (in:romans).',
  },
  search_too_wide_in_all: {
    code: 'BAD_REQUEST',
    message:
      'This would look at too much of the text at once. Search for longer beginnings of words, for fewer of them, in one translation, or in one book (in:romans).',
  },
  search_book_unknown: {
    code: 'NOT_FOUND',
    message: 'There is no book or part of Scripture called “{name}”. Try in:rom, in:nt, in:gospels or in:"1 john".',
  },
  search_lemma_unknown: {
    code: 'NOT_FOUND',
    message:
      "There is no lemma “{name}”. Name one by its Strong's number (lemma:G26), its letters (lemma:ἀγάπη) or as it is spoken (lemma:agape).",
  },
  search_parsing_unknown: {
    code: 'NOT_FOUND',
    message:
      '“{name}” names no form of a word. Try parsing:"aorist passive imperative", parsing:dative, parsing:niphal or a code such as parsing:HVqp3ms.',
  },
  lemmas_not_installed: {
    code: 'NOT_FOUND',
    message: 'The lemmas behind words are not installed. To install them, run: npm run library',
  },
  not_installed: { code: 'NOT_FOUND', message: '{problem}' },
  shelf_busy: {
    code: 'CONFLICT',
    message: 'Another change of the library is under way. Try again when it has ended.',
  },
  shelf_fixed: { code: 'CONFLICT', message: '{problem}' },
  shelf_work_unknown: { code: 'NOT_FOUND', message: 'The catalogue has no work “{work}”.' },
  translation_unknown: { code: 'NOT_FOUND', message: '{problem} Installed here: {installed}.' },
  book_unknown: {
    code: 'NOT_FOUND',
    message: 'There is no book called {name}. Try a name such as Matthew or 1 Samuel.',
  },
  chapter_unknown: { code: 'NOT_FOUND', message: '{book} has {chapters}.' },
  verse_unknown: { code: 'NOT_FOUND', message: '{chapter} has {verses}.' },
  commentary_unknown: { code: 'NOT_FOUND', message: 'There is no commentary {id}. Installed here: {installed}.' },
  lexicon_entry_unknown: {
    code: 'NOT_FOUND',
    message: 'There is no entry {id}. The {language} ones run from {first} to {last}; some numbers are unused.',
  },
  topic_unknown: {
    code: 'NOT_FOUND',
    message: 'There is no topic {id}. Find topics by their names with /api/bible/topics?q=, such as q=shepherd.',
  },
  study_answer_unknown: { code: 'NOT_FOUND', message: 'Berea Notes has no answer {id}.' },
  study_section_unknown: { code: 'NOT_FOUND', message: 'Berea Notes has no section {id}.' },
  study_article_unknown: { code: 'NOT_FOUND', message: 'Berea Notes has no article {id}.' },
  study_introduction_unknown: { code: 'NOT_FOUND', message: 'Berea Notes has no introduction to {book} yet.' },
  dictionary_unknown: {
    code: 'NOT_FOUND',
    message: 'There is no dictionary {id}. Installed here: {installed}.',
  },
  dictionary_entry_unknown: { code: 'NOT_FOUND', message: '{title} has no entry “{id}”.' },
  too_many_quotations: {
    code: 'BAD_REQUEST',
    message:
      'These are too many quotations of long passages to be checked at once. Check the text in parts, or name the verses that each quotation stands in.',
  },
  text_too_long_to_enhance: {
    code: 'PAYLOAD_TOO_LARGE',
    message: 'Text can be at most {most} characters. Select a part of it.',
  },
  conversation_unknown: {
    code: 'NOT_FOUND',
    message: 'There is no such conversation. It may have been deleted.',
  },
  conversation_deleted: {
    code: 'NOT_FOUND',
    message: 'The conversation was deleted before the answer was ready.',
  },
  answer_deleted: {
    code: 'NOT_FOUND',
    message: 'This was answered, and its conversation deleted since then. Ask again.',
  },
  answer_not_kept: {
    code: 'NOT_FOUND',
    message: 'The answer could not be kept: its conversation was deleted, or the server was away for too long.',
  },
  message_unknown: {
    code: 'NOT_FOUND',
    message: 'There is no such message. Its conversation may have been deleted.',
  },
  message_unknown_here: {
    code: 'NOT_FOUND',
    message: 'There is no such message in this conversation. Load the conversation again.',
  },
  picture_unknown: {
    code: 'NOT_FOUND',
    message: 'There is no such picture. Read the profile again for its address.',
  },
  picture_being_read: {
    code: 'TOO_MANY_REQUESTS',
    message: 'Another picture of yours is being read. Send one after the other.',
  },
  pictures_busy: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'Many pictures are being read just now. Try again in a minute.',
  },
  picture_over_limit: { code: 'BAD_REQUEST', message: 'The picture may have up to 2 MiB.' },
  picture_of_other_kind: {
    code: 'BAD_REQUEST',
    message: 'The picture is no JPEG, PNG or WebP file. Choose one that is.',
  },
  picture_broken: {
    code: 'BAD_REQUEST',
    message: 'The picture could not be read: its file is broken. Choose another.',
  },
  picture_too_large: {
    code: 'PAYLOAD_TOO_LARGE',
    message:
      'The picture is too large: it may have up to {megapixels} megapixels at 8 bits a colour. Make it smaller, then try again.',
  },
  file_being_read: {
    code: 'TOO_MANY_REQUESTS',
    message: 'Another file of yours is being read. Send one after the other.',
  },
  files_busy: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'Many files are being read just now. Try again in a minute.',
  },
  file_over_limit: {
    code: 'BAD_REQUEST',
    message: 'A file may have up to 5 MiB. Save it without pictures, or in parts.',
  },
  file_of_other_kind: { code: 'BAD_REQUEST', message: 'Sermons are read from .txt, .md and .docx files.' },
  file_to_convert: {
    code: 'BAD_REQUEST',
    message:
      'Sermons are read from .txt, .md and .docx files. Open this one in Word or LibreOffice and save it as .docx.',
  },
  file_locked: {
    code: 'BAD_REQUEST',
    message: 'The document is locked or of an older Word. Save it as .docx without a password.',
  },
  file_no_document: {
    code: 'BAD_REQUEST',
    message: 'This is no Word document. Open it in the program that made it and save it as .docx.',
  },
  file_no_text: {
    code: 'BAD_REQUEST',
    message: 'This is no text file. Open it in the program that made it and save it as .docx or .txt.',
  },
  file_too_much: {
    code: 'BAD_REQUEST',
    message: 'The document holds too much to be read as a sermon. Copy its text into a new document, then import that.',
  },
  file_hostile: {
    code: 'BAD_REQUEST',
    message:
      'The document declares what no word processor writes. Copy its text into a new document, then import that.',
  },
  file_broken: {
    code: 'BAD_REQUEST',
    message: 'The document could not be read: it is damaged. Open it in Word and save it again.',
  },
  file_empty: { code: 'BAD_REQUEST', message: 'There is no text in this file. Choose another.' },
  file_too_long: {
    code: 'BAD_REQUEST',
    message: 'The text has {characters} characters, and a sermon can have {most}. Save it in parts.',
  },
  too_many_reports: {
    code: 'TOO_MANY_REQUESTS',
    message: 'You have sent {most} reports in a day. Keep the text, and send it tomorrow.',
  },
  too_many_sermon_links: {
    code: 'CONFLICT',
    message: 'A sermon can have {most} links. Revoke one that is not needed any more, then make another.',
  },
  link_of_another_sermon: {
    code: 'CONFLICT',
    message: 'This id is that of a link to another sermon. Choose another id.',
  },
  plan_not_begun: { code: 'NOT_FOUND', message: 'This plan was not begun, or was left. Begin it first.' },
} as const satisfies Record<string, Reason>;
