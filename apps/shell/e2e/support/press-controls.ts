import type { ElementHandle, Page } from '@playwright/test';
import { type Control, type ControlsWindow, listControls } from './controls-of-page.js';
import { settled } from './test.js';

type Prepared = Window & { __controls: ControlsWindow };

/** From so many that are alike (verses, books, days) on, the first two and the last speak for all. */
const ALIKE = 8;
/** The machine's network has changed, which ends the requests of every browser on it: no fault of the page's. */
const NETWORK_CHANGED = /ERR_NETWORK_CHANGED/;

/** So long a control has for what follows; only one without effect takes it. */
const PATIENCE_MS = 30_000;

const wordsFor = ({ role, name, layer }: Control): string => `${role} “${name}”${layer ? ` in ${layer}` : ''}`;

/** Each control once; of many that are alike three. */
function chosenOf(controls: readonly Control[]): Control[] {
  const different = [...new Map(controls.map((control) => [wordsFor(control), control])).values()];
  const kinds = new Map<string, Control[]>();
  for (const control of different) kinds.set(control.kind, [...(kinds.get(control.kind) ?? []), control]);
  return [...kinds.values()].flatMap((alike) => (alike.length > ALIKE ? [alike[0]!, alike[1]!, alike.at(-1)!] : alike));
}

/**
 * The control as it is on the page, once it is there; null if it does not come. Presses and loads since then may have
 * added to its name ('KJV, King James Version: choose a translation').
 */
async function find(page: Page, wanted: Control, patience: number): Promise<ElementHandle<HTMLElement> | null> {
  const handle = await page
    .waitForFunction(
      ([role, name, layer]) => {
        const beginning = (words: string) => words.split(/[,:]/)[0];
        const alike = (window as unknown as Prepared).__controls
          .listControls()
          .filter((control) => control.role === role && control.layer === layer);
        const same = alike.find((control) => control.name === name);
        return (same ?? alike.find((control) => beginning(control.name) === beginning(name)))?.element;
      },
      [wanted.role, wanted.name, wanted.layer] as const,
      { timeout: patience, polling: 50 },
    )
    .catch(() => null);
  return (handle?.asElement() ?? null) as ElementHandle<HTMLElement> | null;
}

/** Waits until what the press has begun is over: nothing is under way, and the page reads the same three times. */
async function atRest(page: Page): Promise<void> {
  let last = '';
  let same = 0;
  while (same < 2) {
    await settled(page);
    const state = await page.evaluate(() => (window as unknown as Prepared).__controls.pageState());
    same = state === last ? same + 1 : 0;
    last = state;
  }
}

interface Pressed {
  readonly effect: string | undefined;
  /** Controls that can be pressed now and could not before, if the page is the same. */
  readonly opened: readonly Control[];
}
const WHOLE = [0, 1] as const;
const NOTHING: Pressed = { effect: undefined, opened: [] };

/**
 * Presses a control by the keyboard, and waits for what follows.
 * @param leadsOn whether what it opens is pressed, too; then it is waited for until the page is at rest
 */
async function press(page: Page, wanted: Control, leadsOn: boolean, patience: number): Promise<Pressed> {
  const handle = await find(page, wanted, patience);
  if (!handle) return NOTHING;
  const before = new Set(leadsOn ? (await listControls(page)).map(wordsFor) : []);
  const { pathname } = new URL(page.url());
  await handle.focus();
  const state = await page.evaluate(() => {
    const { effects, pageState } = (window as unknown as Prepared).__controls;
    effects.length = 0;
    return pageState();
  });
  const stop = new AbortController();
  const outer = outwardEffect(page, stop.signal);
  const inner = page
    .waitForFunction(
      (old) => {
        const { effects, pageState } = (window as unknown as Prepared).__controls;
        return effects[0] ?? (pageState() !== old && 'the page changed');
      },
      state,
      { timeout: patience, polling: 50 },
    )
    .then((result) => result.jsonValue().then(String))
    .catch((error: Error) => (error.message.includes('Timeout') ? undefined : 'another page'));
  const kind = await handle.evaluate((element) => (element as HTMLInputElement).type);
  await handle.press(/checkbox|radio/.test(`${kind} ${wanted.role}`) ? 'Space' : 'Enter');
  const effect = await Promise.race([outer, inner]);
  stop.abort();
  if (!effect) return NOTHING;
  if (!leadsOn) {
    await settled(page);
    return { effect, opened: [] };
  }
  await atRest(page);
  if (new URL(page.url()).pathname !== pathname) return { effect, opened: [] };
  return { effect, opened: (await listControls(page)).filter((control) => !before.has(wordsFor(control))) };
}

export interface Round {
  /** Opens the page as it was first; loads it again if a part of it could not be loaded. */
  open(anew: boolean): Promise<void>;
  isWanted(control: Control): boolean;
  /** Errors that the page has reported so far. */
  problems(): readonly string[];
  /** How many presses lead to the last controls: two, if one opens a layer that has them. */
  readonly steps?: number;
  /** Which of how many parts of the page's controls, for pages that have many. */
  readonly part?: Part;
  /** The same for the controls of each layer. */
  readonly partOfLayers?: Part;
  readonly patience?: number;
}

type Part = readonly [index: number, of: number];

/** In one piece: neighbouring controls open the same layers, whose controls are pressed but once a part. */
const sliceOf = <Each>(all: readonly Each[], [index, of]: Part): Each[] =>
  all.slice(Math.floor((all.length * index) / of), Math.floor((all.length * (index + 1)) / of));

/** Every so manieth, so that what takes long is spread over the parts. */
const shareOf = <Each>(all: readonly Each[], [index, of]: Part): Each[] =>
  all.filter((_, place) => place % of === index);

/**
 * Presses each control of a page, and those that a press brings, from the page as it was first.
 * @returns what has no effect, and what the page complains of, one line each
 */
export async function pressEach(page: Page, round: Round): Promise<string[]> {
  const { open, isWanted, problems, steps = 2, part = WHOLE, partOfLayers = WHOLE, patience = PATIENCE_MS } = round;
  await open(true);
  await atRest(page);
  const found: string[] = [];
  const all = chosenOf((await listControls(page)).filter(isWanted));
  const chains = sliceOf(all, part).map((control) => [control]);
  const known = new Set(all.map(wordsFor));
  let anew = false;
  // It grows by what is opened.
  for (const chain of chains) {
    const words = chain.map(wordsFor).join(' > ');
    const complaints = problems().length;
    await open(anew);
    let pressed = NOTHING;
    for (const control of chain) {
      const leadsOn = control !== chain.at(-1) || chain.length < steps;
      pressed = await press(page, control, leadsOn, patience);
    }
    const said = problems().slice(complaints);
    anew = said.length > 0;
    if (said.some((problem) => NETWORK_CHANGED.test(problem))) {
      chains.push(chain);
      continue;
    }
    if (!pressed.effect) found.push(`${words} has no effect`);
    found.push(...said.map((problem) => `${words}: ${problem}`));
    if (chain.length === steps) continue;
    const opened = pressed.opened.filter((control) => control.layer || (steps > 2 && isWanted(control)));
    for (const control of shareOf(chosenOf(opened), partOfLayers)) {
      if (known.has(wordsFor(control))) continue;
      known.add(wordsFor(control));
      chains.push([...chain, control]);
    }
  }
  return found;
}

/** Resolves with what leads out of the page: something written at the server, a file, another window. */
function outwardEffect(page: Page, signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const onRequest = (request: { method(): string }) => request.method() !== 'GET' && resolve('a request');
    const names = ['download', 'popup', 'filechooser', 'dialog'] as const;
    const listeners = names.map((name) => [name, () => resolve(name)] as const);
    page.on('request', onRequest);
    for (const [name, listener] of listeners) page.on(name as 'download', listener);
    signal.addEventListener('abort', () => {
      page.off('request', onRequest);
      for (const [name, listener] of listeners) page.off(name as 'download', listener);
    });
  });
}
