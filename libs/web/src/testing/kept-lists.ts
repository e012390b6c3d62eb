interface Item {
  readonly id: string;
  readonly version?: number;
}

/**
 * Changes saved to or deleted from a scripted server, applied to the lists that it is scripted to answer: a list that
 * is fetched again after a change shows the change, as a real one does.
 */
export class KeptLists {
  private readonly changes = new Map<string, Map<string, Item | null>>();

  /** @param path such as '/api/notes' or '/api/notes/<id>' */
  remember(method: string, path: string, status: number, answer: unknown): void {
    if (status >= 300 || method === 'GET') return;
    const [, list = path, id] = /^(\/api\/\w+)\/([0-9a-f-]{36})$/.exec(path) ?? [];
    if (method === 'DELETE' && id) this.of(list).set(id, null);
    else if (isItem(answer)) this.of(list).set(answer.id, answer);
  }

  apply(path: string, answer: unknown): unknown {
    const changes = this.changes.get(path);
    if (!changes || !Array.isArray(answer)) return answer;
    const listed = (answer as Item[]).filter(({ id }) => changes.get(id) !== null);
    const isNewer = (item: Item) =>
      listed.every(({ id, version = 0 }) => id !== item.id || version <= (item.version ?? 0));
    const saved = [...changes.values()].filter((item): item is Item => item !== null && isNewer(item));
    const kept = listed.map((item) => saved.find(({ id }) => id === item.id) ?? item);
    return [...saved.filter(({ id }) => !listed.some((item) => item.id === id)).reverse(), ...kept];
  }

  private of(list: string): Map<string, Item | null> {
    const changes = this.changes.get(list) ?? new Map<string, Item | null>();
    this.changes.set(list, changes);
    return changes;
  }
}

const isItem = (answer: unknown): answer is Item =>
  typeof answer === 'object' && answer !== null && typeof (answer as Item).id === 'string';
