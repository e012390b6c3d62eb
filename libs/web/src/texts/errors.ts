import { catalogue } from '@berea/texts';

/**
 * Messages of the API, by the reasons of the contract (`REASONS` and `ERRORS`). Values that they name are the server's.
 */
export const { t } = catalogue({
  'errors.BAD_REQUEST': 'The request is not valid.',
  'errors.UNAUTHORIZED': 'Sign in to continue.',
  'errors.FORBIDDEN': 'This is not available to you.',
  'errors.assistant_off': 'Scholar is switched off. Switch it on in the settings to use this.',
  'errors.shelf_busy': 'Another change of the library is under way. Try again when it has ended.',
  'errors.second_factor_required': 'Prove your second factor to go on: type a code from your authenticator app.',
  'errors.NOT_FOUND': 'Nothing was found at this address.',
  'errors.METHOD_NOT_SUPPORTED': 'This address does not support that method.',
  'errors.REQUEST_TIMEOUT': 'The request took too long to arrive.',
  'errors.CONFLICT': 'This conflicts with a change made in the meantime.',
  'errors.PRECONDITION_FAILED': 'This was changed in the meantime. Load it again, then save.',
  'errors.PAYLOAD_TOO_LARGE': 'This is too large to send.',
  'errors.quota_exceeded': 'Your account is full. Delete what you no longer need, then save again.',
  'errors.UNSUPPORTED_MEDIA_TYPE': 'Send the body as application/json.',
  'errors.UNPROCESSABLE_CONTENT': 'This does not go together with an earlier request.',
  'errors.TOO_MANY_REQUESTS': 'Too many requests. Wait a moment, then try again.',
  'errors.HEADERS_TOO_LARGE': 'The request headers are too large.',
  'errors.INTERNAL_SERVER_ERROR': 'Something went wrong on our side. Try again.',
  'errors.BAD_GATEWAY': 'A part of the server gave no usable answer. Try again.',
  'errors.SERVICE_UNAVAILABLE': 'A part of the server is not available just now. Try again soon.',
  'errors.storage_full': 'The server has no room left, so this was not saved. Try again when there is room.',
  'errors.GATEWAY_TIMEOUT': 'A part of the server took too long to answer. Try again.',
  'errors.session_ended': 'Your session is not valid any more. Sign in again.',
  'errors.session_unchecked': 'Your session cannot be checked just now. Try again soon.',
  'errors.unknown_call':
    'This server has no such call. It may be older than the page or program that asked: reload the page, or update the server.',
  'errors.body_compressed': 'Send the body without compression.',
  'errors.key_of_another_request': 'This Idempotency-Key belongs to an earlier, different request. Use a new key.',
  'errors.still_worked_on': 'The same request is still being worked on. Send it again in a moment.',
  'errors.busy': 'Much is being worked on just now, perhaps still for you. Wait a few seconds, then try again.',
  'errors.queue_full': 'Much is being worked on just now. Wait a few seconds, then try again.',
  'errors.queue_full_of_yours':
    'Your earlier requests are still being worked on. Wait until they are answered, then try again.',
  'errors.storage_full_disk':
    'The disk that the server keeps its database on is full, so this was not saved. Try again when there is room.',
  'errors.storage_full_database':
    'The database of this server has no room left, so this was not saved. Try again when there is room.',
  'errors.storage_read_only':
    'The database of this server only lets itself be read just now, as it does when its disk is full, so this was not saved. Try again when there is room.',
  'errors.storage_full_files':
    'The disk that the server keeps its files on is full, so this was not done. Try again when there is room.',
  'errors.quota_notes':
    'Your account holds as many notes as it can, with those in the bin. Delete some for good, then save again.',
  'errors.quota_sermons':
    'Your account holds as many sermons as it can, with those in the bin. Delete some for good, then save again.',
  'errors.quota_writing':
    'Your notes and sermons, with the bin, fill the space that your account has. Shorten some or empty the bin, then save again.',
  'errors.quota_conversations':
    'Your account holds as many conversations as it can. Delete some that you no longer need, or go on in one that is there.',
  'errors.quota_chat':
    'Your conversations fill the space that your account has. Delete some that you no longer need, then ask again.',
  'errors.searches_running': 'Your earlier searches are still running. Try again.',
  'errors.search_too_wide':
    'This would look at too much of the text at once. Search for longer beginnings of words, for fewer of them, or in one book (in:romans).',
  'errors.search_too_wide_in_all':
    'This would look at too much of the text at once. Search for longer beginnings of words, for fewer of them, in one translation, or in one book (in:romans).',
  'errors.lemmas_not_installed': 'The lemmas behind words are not installed. To install them, run: npm run library',
  'errors.too_many_quotations':
    'These are too many quotations of long passages to be checked at once. Check the text in parts, or name the verses that each quotation stands in.',
  'errors.conversation_unknown': 'There is no such conversation. It may have been deleted.',
  'errors.conversation_deleted': 'The conversation was deleted before the answer was ready.',
  'errors.answer_deleted': 'This was answered, and its conversation deleted since then. Ask again.',
  'errors.answer_not_kept':
    'The answer could not be kept: its conversation was deleted, or the server was away for too long.',
  'errors.message_unknown': 'There is no such message. Its conversation may have been deleted.',
  'errors.message_unknown_here': 'There is no such message in this conversation. Load the conversation again.',
  'errors.picture_unknown': 'There is no such picture. Read the profile again for its address.',
  'errors.picture_being_read': 'Another picture of yours is being read. Send one after the other.',
  'errors.pictures_busy': 'Many pictures are being read just now. Try again in a minute.',
  'errors.picture_over_limit': 'The picture may have up to 2 MiB.',
  'errors.picture_of_other_kind': 'The picture is no JPEG, PNG or WebP file. Choose one that is.',
  'errors.picture_broken': 'The picture could not be read: its file is broken. Choose another.',
  'errors.file_being_read': 'Another file of yours is being read. Send one after the other.',
  'errors.files_busy': 'Many files are being read just now. Try again in a minute.',
  'errors.file_over_limit': 'A file may have up to 5 MiB. Save it without pictures, or in parts.',
  'errors.file_of_other_kind': 'Sermons are read from .txt, .md and .docx files.',
  'errors.file_to_convert':
    'Sermons are read from .txt, .md and .docx files. Open this one in Word or LibreOffice and save it as .docx.',
  'errors.file_locked': 'The document is locked or of an older Word. Save it as .docx without a password.',
  'errors.file_no_document': 'This is no Word document. Open it in the program that made it and save it as .docx.',
  'errors.file_no_text': 'This is no text file. Open it in the program that made it and save it as .docx or .txt.',
  'errors.file_too_much':
    'The document holds too much to be read as a sermon. Copy its text into a new document, then import that.',
  'errors.file_hostile':
    'The document declares what no word processor writes. Copy its text into a new document, then import that.',
  'errors.file_broken': 'The document could not be read: it is damaged. Open it in Word and save it again.',
  'errors.file_empty': 'There is no text in this file. Choose another.',
  'errors.link_of_another_sermon': 'This id is that of a link to another sermon. Choose another id.',
  'errors.plan_not_begun': 'This plan was not begun, or was left. Begin it first.',
});
