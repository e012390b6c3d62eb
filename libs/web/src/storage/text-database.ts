/** A text that the browser keeps, with its owner and the time when it was kept. */
export interface Entry<Kept> {
  readonly owner: string;
  readonly at: number;
  readonly kept: Kept;
}

const DATABASE = 'berea';
const STORE = 'texts';

let opened: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      // Another tab, or the browser itself, may need it closed: the next use opens it again.
      const forget = () => (opened = undefined);
      request.result.onversionchange = () => {
        request.result.close();
        forget();
      };
      request.result.onclose = forget;
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB could not be opened'));
    request.onblocked = () => reject(new Error('IndexedDB is blocked'));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** One request in a transaction that is on the disk when it ends; undefined where the browser refuses. */
export async function withStore<T>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  try {
    const database = await openDatabase();
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const wanted = request(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(wanted.result as T);
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB failed'));
    });
  } catch {
    return undefined;
  }
}
