import { adminLibraryContract } from './admin.js';
import { chapterContract } from './chapter.js';
import { chatContract } from './chat.js';
import { verifyContract } from './citations.js';
import { dictionariesContract } from './dictionaries.js';
import { exportStudyRoute } from './exports.js';
import { importStudyContract } from './imports.js';
import { parallelsContract } from './parallels.js';
import { referenceWorksContract } from './reference-works.js';
import { searchContract } from './search.js';
import { studyBibleContract } from './study-bible.js';
import { studyToolsContract } from './study-tools.js';
import { worksContract } from './works.js';

/** Reading and searching the installed texts. */
export const bibleContract = { ...searchContract, ...chapterContract };

/** The contract of services/study. */
export const studyContract = {
  bible: bibleContract,
  works: worksContract,
  reference: { ...referenceWorksContract, ...parallelsContract },
  studyBible: studyBibleContract,
  dictionaries: dictionariesContract,
  tools: { ...studyToolsContract, ...verifyContract },
  chat: chatContract,
  adminLibrary: adminLibraryContract,
  exportStudy: { read: exportStudyRoute },
  importStudy: importStudyContract,
};
