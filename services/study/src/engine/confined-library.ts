import type { BibleText } from '../works/bible-text.js';
import type { StudyGuide } from '../study-tools/study-guide.js';
import { allows, isConfinedToWorks } from './allowed-works.js';
import { ChosenWorks } from './chosen-works.js';
import { LibraryEngine } from './library-engine/library-engine.js';
import { type StudyAnswer, StudyEngine, type StudyQuestion } from './study-engine.js';

const NONE = 'None of the works that you chose is installed on this server. Choose others, or all of them.';

/** The library as a question may use it: its verses are those of the first text that is allowed. */
export class ConfinedLibrary extends StudyEngine {
  private readonly engines = new Map<BibleText, LibraryEngine>();

  constructor(private readonly guide: StudyGuide) {
    super();
  }

  async answer(question: StudyQuestion): Promise<StudyAnswer> {
    const { library } = this.guide;
    if (!isConfinedToWorks(question)) return this.engineOf(library.main).answer(question);
    await this.guide.works.ready();
    const may = allows(question);
    const text = [library.main, ...library.texts].find(({ source }) => may(source.id));
    if (!text && !question.works?.some((id) => this.isInstalled(id)))
      return { response: NONE, engine: 'library', sources: [] };
    // Works without a text still name their places, which are shown in the main text.
    await text?.prepareIndex();
    const answer = await this.engineOf(text ?? library.main).answer(question);
    return {
      ...answer,
      response: new ChosenWorks(question, library).quoteChosen(answer.response),
      sources: answer.sources.filter(({ id }) => may(id)),
    };
  }

  private engineOf(text: BibleText): LibraryEngine {
    const known = this.engines.get(text) ?? new LibraryEngine(text, this.guide);
    this.engines.set(text, known);
    return known;
  }

  private isInstalled(id: string): boolean {
    try {
      return Boolean(this.guide.works.source(id));
    } catch {
      return false;
    }
  }
}
