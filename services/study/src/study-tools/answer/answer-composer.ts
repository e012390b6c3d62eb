import type { Place, StudyAnswer, StudySection, ToolKind } from '@berea/contracts';
import type { BibleText } from '../../works/bible-text.js';
import type { Library } from '../../works/library.js';
import type { ReferenceWorks } from '../../reference/reference-works.js';
import { claimsScripture, nameAuthors } from '@berea/verify';
import type { VerifyService } from '../../verify/verify.service.js';
import { composeMarkdown } from './compose-markdown.js';
import { creditOf } from '../prose/render-sections.js';
import { withAddress } from './name-sources.js';
import { wordsOfWorks } from './words-of-works.js';

export interface Composed {
  readonly tool: ToolKind | null;
  readonly place: Place | null;
  /** The text that shows the passage */
  readonly text: BibleText;
  readonly sections: readonly StudySection[];
  /** Ids of the works of sections that do not name theirs */
  readonly sources?: readonly string[];
}

/** Makes an answer of its parts: one text, the works it came from, and the verdict on everything that it quotes. */
export class AnswerComposer {
  constructor(
    private readonly library: Library,
    private readonly works: ReferenceWorks,
    private readonly verifier: VerifyService,
  ) {}

  async compose({ tool, place, text, sections, sources: given = [] }: Composed): Promise<StudyAnswer> {
    const { markdown, works } = composeMarkdown(this.library, this.works, text, sections);
    const judged = (await this.verifier.citations(markdown, text.code)).filter(claimsScripture);
    const citations = nameAuthors(
      judged,
      wordsOfWorks(sections, (id) => this.works.source(id)),
    );
    const where = place ?? citations.find(({ place: cited }) => cited)?.place;
    const ids = [...new Set([...works, ...given])];
    const sources = ids.map((id) => withAddress(this.works.source(id), where));
    const names = sources.map(creditOf).join('; ');
    const response = names ? `${markdown}\n\nSources: ${names}.` : markdown;
    return { response, tool, place, sections: [...sections], sources, citations, engine: 'library' };
  }
}
