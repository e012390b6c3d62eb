import { TransportError, type AttemptPlace, createOnce, outcomeOf } from '@berea/web';
import {
  type AutosaveOptions,
  type AutosaveState,
  type Base,
  type KeptText,
  type Stored,
  UNKNOWN_VERSION,
} from './autosave-state.js';

/** After the last key, and at most so long after the first one that is not on the server yet. */
const PAUSE_MS = 1_000;
const LONGEST_MS = 2_000;
/** Delay until typed text is kept in this browser, whether or not the server can be reached. */
const KEEP_MS = 300;
/** Delays between tries of a text that could not be sent: the first, then ever longer. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

/** The same fields, in whatever order they stand. */
const same = (one: object, other: object): boolean => inOrder(one) === inOrder(other);
const inOrder = (content: object): string =>
  JSON.stringify(Object.entries(content).sort(([name], [next]) => (name < next ? -1 : 1)));

/** Saves a text by itself while it is typed, one save at a time, so that neither it nor one saved elsewhere is lost. */
export class Autosave<Content extends object, Item extends Stored> {
  private current: AutosaveState<Item> = { kind: 'untouched' };
  private base: Base<Content> | undefined;
  private attempt: KeptText<Content>['attempt'];
  private dirty: boolean;
  /** Its first save as the attempt that every part of the product makes, kept with the text. */
  private readonly firstSave: AttemptPlace<Content> = {
    read: () => {
      if (!this.attempt) return {};
      const { key, sent, earlier = [] } = this.attempt;
      return { key, sent: [...earlier, sent] };
    },
    write: ({ key, sent = [] }) => {
      const last = sent.at(-1);
      const earlier = sent.slice(0, -1);
      this.attempt = key && last ? { key, sent: last, ...(earlier.length && { earlier }) } : undefined;
      this.keep();
    },
  };
  /** A save under way may not arrive. */
  private sending = false;
  private running: Promise<void> | undefined;
  /** How many times a text of elsewhere took the place of the present one. */
  private shown = 0;
  private dirtySince = 0;
  private pause = FIRST_RETRY_MS;
  /** So long the next try is waited for, after one that failed. */
  private waitMs = 0;
  private sendTimer: ReturnType<typeof setTimeout> | undefined;
  private keepTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly watchers = new Set<() => void>();
  private readonly editWatchers = new Set<() => void>();

  constructor(private readonly options: AutosaveOptions<Content, Item>) {
    const { base, attempt, unsaved = false } = options.start ?? {};
    this.base = base;
    this.attempt = attempt;
    this.dirty = unsaved;
    if (unsaved) this.current = { kind: 'waiting' };
  }

  get state(): AutosaveState<Item> {
    return this.current;
  }

  /** Id of the written item, once the server has it. */
  get id(): string | undefined {
    return this.base?.id;
  }

  /** The version on the server that this text goes back to. */
  get version(): number | undefined {
    return this.base?.version;
  }

  get retryAfterMs(): number {
    return this.waitMs;
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Calls back at each edit, and when a text of elsewhere is shown. @returns ends it */
  readonly watchEdits = (watcher: () => void): (() => void) => {
    this.editWatchers.add(watcher);
    return () => this.editWatchers.delete(watcher);
  };

  /** Sends what an earlier page left unsaved. */
  resume(): void {
    if (this.dirty) this.sendAfter(0);
  }

  /** Something was typed. Costs next to nothing: the text is read when it is kept or sent. */
  touch(): void {
    for (const watcher of this.editWatchers) watcher();
    if (!this.dirty) this.dirtySince = Date.now();
    this.dirty = true;
    this.keepTimer ??= setTimeout(() => this.keep(), KEEP_MS);
    const { kind } = this.current;
    if (kind === 'conflict' || kind === 'gone') return;
    if (kind !== 'waiting' && kind !== 'saving' && kind !== 'unreachable') this.set({ kind: 'waiting' });
    this.sendAfter(Math.max(0, Math.min(PAUSE_MS, this.dirtySince + LONGEST_MS - Date.now())));
  }

  /** Sends the present unsaved text, at once or after the save under way. Never throws: `state` has the outcome. */
  async flush(): Promise<void> {
    clearTimeout(this.sendTimer);
    const asked = this.running && { content: this.options.read(), shown: this.shown };
    while (this.running) await this.running;
    const { kind } = this.current;
    if (!this.dirty || kind === 'conflict' || kind === 'gone') return;
    // A text from elsewhere is in the form by now, and the earlier text would take it out again.
    const content = asked?.shown === this.shown ? asked.content : this.options.read();
    this.running = this.send(content).finally(() => (this.running = undefined));
    await this.running;
  }

  /** The present text goes on; the one of elsewhere is replaced by it. */
  async keepMine(): Promise<void> {
    const { current } = this;
    if (current.kind === 'conflict') this.adopt(current.theirs);
    this.dirty = true;
    this.set({ kind: 'waiting' });
    await this.flush();
  }

  /** The text of elsewhere goes on, in place of the present one. */
  takeTheirs(): void {
    const { current } = this;
    if (current.kind === 'conflict') this.load(current.theirs);
  }

  /** Goes on from what the server has by now, such as an earlier version that was gone back to. */
  load(item: Item): void {
    clearTimeout(this.sendTimer);
    this.adopt(item);
    this.show(this.options.contentOf(item));
    this.dirty = false;
    this.saved();
  }

  /** Makes a new one out of the present text, where the old one was deleted elsewhere. */
  async saveAsNew(): Promise<void> {
    this.base = undefined;
    await this.keepMine();
  }

  /** Keeps and sends what is there, and stops; to be called when the text is left. */
  async close(): Promise<void> {
    this.keepNow();
    await this.flush();
    clearTimeout(this.sendTimer);
  }

  /** Tries nothing more; what was kept stays kept. */
  stop(): void {
    clearTimeout(this.sendTimer);
    this.keepNow();
  }

  /** Puts it into this browser without waiting. */
  readonly keepNow = (): void => {
    if (this.keepTimer) this.keep();
  };

  private keep(): void {
    clearTimeout(this.keepTimer);
    this.keepTimer = undefined;
    this.options.keep({
      content: this.options.read(),
      base: this.base,
      attempt: this.attempt,
      unsaved: this.dirty || this.sending,
    });
  }

  private async send(content: Content): Promise<void> {
    this.set({ kind: 'saving' });
    if (this.base?.version === UNKNOWN_VERSION) return this.mergeWithTheirs(content);
    this.dirty = !same(content, this.options.read());
    this.sending = true;
    try {
      const item = this.base
        ? await this.options.calls.update(this.base.id, content, this.base.version)
        : await this.create(content);
      this.adopt(item);
      this.options.onSaved(item);
      this.saved();
    } catch (error) {
      this.sending = false;
      this.markUnsaved();
      await this.settle(error, content);
    }
  }

  private async create(content: Content): Promise<Item> {
    const { saved, earlier } = await createOnce(this.firstSave, this.options.calls.create, content);
    this.attempt = undefined;
    if (saved) return saved;
    if (!earlier) throw new Error('A first save was neither answered nor refused.');
    // An earlier text had arrived: this one is a change of it.
    this.markUnsaved();
    return earlier;
  }

  private async settle(error: unknown, content: Content): Promise<void> {
    const outcome = outcomeOf(error);
    if (outcome === 'changed') return this.mergeWithTheirs(content);
    if (outcome === 'gone' && this.base) return this.set({ kind: 'gone' });
    if (error instanceof TransportError && outcome !== 'passing') return this.set({ kind: 'refused', error });
    this.waitMs = Math.max(this.pause, (error instanceof TransportError && error.retryAfterMs) || 0);
    this.pause = Math.min(this.pause * 2, LONGEST_RETRY_MS);
    this.set({ kind: 'unreachable' });
    this.keep();
    this.sendAfter(this.waitMs);
  }

  /** It was saved elsewhere meanwhile. */
  private async mergeWithTheirs(content: Content): Promise<void> {
    const base = this.base;
    if (!base) return;
    let theirs: Item | undefined;
    try {
      theirs = await this.options.calls.find(base.id);
    } catch (error) {
      return this.settle(error, content);
    }
    if (!theirs) return this.set({ kind: 'gone' });
    const other = this.options.contentOf(theirs);
    // It may have been sent from the page before this one: then what is typed since goes on from it.
    const common = same(other, content) ? other : base.content;
    let mine: Content;
    let merged: Content | undefined;
    // Text typed while the two are joined is joined, too.
    do {
      mine = this.options.read();
      merged = same(other, mine) ? mine : await this.options.merge(common, mine, other);
    } while (!same(mine, this.options.read()));
    if (!merged) return this.set({ kind: 'conflict', theirs });
    this.adopt(theirs);
    if (!same(merged, mine)) this.show(merged);
    if (same(merged, other)) {
      this.dirty = false;
      return this.saved();
    }
    this.set({ kind: 'waiting' });
    this.sendAfter(0);
  }

  private show(content: Content): void {
    this.shown += 1;
    this.options.show(content);
    for (const watcher of this.editWatchers) watcher();
  }

  private adopt(item: Item): void {
    this.base = { id: item.id, version: item.version, content: this.options.contentOf(item) };
  }

  private saved(): void {
    this.sending = false;
    this.pause = FIRST_RETRY_MS;
    this.keep();
    if (this.dirty) this.touch();
    else this.set({ kind: 'saved', at: new Date() });
  }

  private markUnsaved(): void {
    if (!this.dirty) this.dirtySince = Date.now();
    this.dirty = true;
  }

  private sendAfter(ms: number): void {
    clearTimeout(this.sendTimer);
    this.sendTimer = setTimeout(() => void this.flush(), ms);
  }

  private set(state: AutosaveState<Item>): void {
    this.current = state;
    for (const watcher of this.watchers) watcher();
  }
}
