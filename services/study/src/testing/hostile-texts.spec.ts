import { beforeAll, expect, it } from '@jest/globals';
import { CHAT_LIMITS, CITED_TEXT_LIMIT, ENHANCE_LIMITS } from '@berea/contracts';
import { parseReferences, parseSpokenReferences } from '@berea/scripture';
import { dearTexts } from '@berea/scripture/testing';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { recogniseDistress } from '../care/recognise-distress.js';
import { markFaults, plainMarkdown } from '../engine/model-engine/mark-faults.js';
import { LibraryEnhancer } from '../enhance/library/library-enhancer.js';
import { Retriever } from '../retrieval/retriever.js';
import { studyLibrary, type StudyLibrary } from '../study-tools/testing/study-library.js';
import { verifyText } from '../verify/verify-text.js';

describeWithLibrary('a hostile text eight times as long costs at most twelve times as much', () => {
  let study: StudyLibrary;
  let retriever: Retriever;
  beforeAll(async () => {
    study = await studyLibrary();
    retriever = await Retriever.of(study.library);
    await study.guide.works.ready();
  });

  const enhance =
    (action: 'rewrite' | 'format_outline' | 'convert_outline' | 'add_verse' | 'expand') => (text: string) =>
      new LibraryEnhancer(study.guide).enhance(action, text);

  it.each<[string, number, (text: string) => unknown]>([
    ['references are read', ENHANCE_LIMITS.text, (text) => parseReferences(text)],
    ['spoken references are read', CHAT_LIMITS.message, (text) => parseSpokenReferences(text)],
    ['it is rewritten', ENHANCE_LIMITS.text, (text) => enhance('rewrite')(text)],
    ['it is laid out', ENHANCE_LIMITS.text, (text) => enhance('format_outline')(text)],
    ['it becomes an outline', ENHANCE_LIMITS.text, (text) => enhance('convert_outline')(text)],
    ['a verse is found for it', ENHANCE_LIMITS.text, (text) => enhance('add_verse')(text)],
    ['it is expanded', ENHANCE_LIMITS.text, (text) => enhance('expand')(text)],
    ['distress is looked for', CHAT_LIMITS.message, (text) => recogniseDistress(text)],
    ['places are found for it', CHAT_LIMITS.message, (message) => retriever.find(message)],
    ['it is answered', CHAT_LIMITS.message, (message) => study.engine.answer({ message, mode: 'study' })],
    [
      'its quotations are checked',
      CITED_TEXT_LIMIT,
      (text) => verifyText([study.library.main], text, { mostWork: 1e8 }).catch(() => undefined),
    ],
    ['it loses the links and markup of a model', CITED_TEXT_LIMIT, (text) => plainMarkdown(text)],
    [
      'it is marked where a model errs',
      CITED_TEXT_LIMIT,
      (text) => markFaults(text, [{ verdict: 'altered', quote: text.slice(-40) }]),
    ],
  ])('when %s', async (_what, longest, act) => expect(await dearTexts(act, longest)).toEqual([]));
});
