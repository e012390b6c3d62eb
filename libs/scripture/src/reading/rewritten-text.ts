/** A part of a text, and what is read in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly to: string;
  /** Note on the rewriting that its reader needs */
  readonly note?: string;
}

interface Placed extends Edit {
  /** Offset of `to` in the text that is read */
  readonly at: number;
}

/** A text as it is read, with parts written otherwise than in the original, whose places it keeps. */
export class RewrittenText {
  private constructor(
    readonly text: string,
    private readonly edits: readonly Placed[],
    private readonly original: RewrittenText | undefined,
  ) {}

  static of(text: string): RewrittenText {
    return new RewrittenText(text, [], undefined);
  }

  /** @param edits in order, none within another */
  rewrite(edits: readonly Edit[]): RewrittenText {
    if (!edits.length) return this;
    const parts: string[] = [];
    const placed: Placed[] = [];
    let [from, at] = [0, 0];
    for (const edit of edits) {
      at += edit.start - from;
      parts.push(this.text.slice(from, edit.start), edit.to);
      // One sign for another moves nothing, and a hostile text has nothing else.
      if (edit.to.length !== 1 || edit.end - edit.start !== 1 || edit.note !== undefined) placed.push({ ...edit, at });
      at += edit.to.length;
      from = edit.end;
    }
    return new RewrittenText(parts.join('') + this.text.slice(from), placed, this);
  }

  /** Span in the original text of a part of this one. */
  placeOf(start: number, end: number): [start: number, end: number] {
    const here: [number, number] = [this.startOf(start), Math.max(this.startOf(start), this.endOf(end))];
    return this.original ? this.original.placeOf(...here) : here;
  }

  /** Whether a part of this text holds an edit of the last rewriting with a note. */
  hasNote(note: string, start: number, end: number): boolean {
    for (let at = this.indexFrom(end - 1); at >= 0; at -= 1) {
      const edit = this.edits[at];
      if (!edit || edit.at < start) return false;
      if (edit.note === note) return true;
    }
    return false;
  }

  private startOf(place: number): number {
    const edit = this.lastFrom(place);
    if (!edit) return place;
    const behind = place - edit.at - edit.to.length;
    return behind < 0 ? edit.start : edit.end + behind;
  }

  private endOf(place: number): number {
    const edit = this.lastFrom(place - 1);
    if (!edit) return place;
    const behind = place - edit.at - edit.to.length;
    return behind < 0 ? edit.end : edit.end + behind;
  }

  /** The last edit that begins at a place or before it. */
  private lastFrom(place: number): Placed | undefined {
    return this.edits[this.indexFrom(place)];
  }

  private indexFrom(place: number): number {
    let [low, high] = [0, this.edits.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.edits[middle]?.at ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
