import type { AssistantStatus, ChatMessage, MinistryRole, Preferences } from '@berea/contracts';
import {
  kept,
  keptUser,
  make,
  nameOf,
  OPENING_KEY,
  parsed,
  showFirst,
  TODAY_KEY,
  type TodayCard,
} from '@berea/web/first-paint';
import { isOfEarlierDay } from '../opening/earlier-day.js';
import { EPIGRAPH, greeting, LEAD, wordsOfDay } from '../opening/greeting.js';
import { topicsFor } from '../opening/topics.js';
import type { KeptToday } from '../today/kept-cards.js';

const ID = 'first-home';

interface KeptOpening {
  readonly user: string;
  readonly role: MinistryRole | null;
}

/** The first answers of home that decide whether it begins with an empty conversation. */
export interface HomeAnswers {
  readonly assistant: AssistantStatus;
  readonly messages: readonly ChatMessage[];
  readonly preferences: Preferences;
}

/** Shows the empty conversation with which home began for the same user when this browser showed it last. */
export function paintKeptHome(): void {
  const { user, role = null } = parsed<KeptOpening>(kept(OPENING_KEY));
  if (user && user === keptUser()?.id) paintWelcome(role);
}

const begins = (messages: readonly ChatMessage[]): boolean => !messages.length || isOfEarlierDay(messages.at(-1));

/** Shows it where home does begin with it, and takes it away where it does not. */
export function paintHome({ assistant, messages, preferences }: HomeAnswers, today: boolean): void {
  if (assistant.engine === 'off' || !begins(messages)) document.getElementById(ID)?.remove();
  else paintWelcome(preferences.ministryRole, today);
}

const paintWelcome = (role: MinistryRole | null, today = true): void =>
  showFirst({
    id: ID,
    text: `${role ?? ''}${today ? '' : ' new'}`,
    content: () =>
      make('div', { class: 'first-home-page' }, [
        make('div', { class: 'first-home-modes' }),
        make('div', { class: 'first-home-place' }, [welcome(role, today)]),
        make('div', { class: 'first-home-dock' }, [make('div', { class: 'first-home-box' })]),
      ]),
  });

/** As `welcome.tsx` has it, with room for its icons. */
const welcome = (role: MinistryRole | null, today: boolean): Element =>
  make('div', { class: 'welcome' }, [
    make('h2', {}, [greeting(new Date().getHours(), nameOf(keptUser()))]),
    ...(today ? leftOff() : []),
    make('p', { class: 'welcome-lead' }, [LEAD]),
    make(
      'ul',
      { class: 'welcome-topics' },
      topicsFor(role).map(({ title, question }) =>
        make('li', {}, [
          make('button', { type: 'button' }, [
            make('i', {}),
            make('span', {}, [make('b', {}, [title]), make('span', {}, [question])]),
          ]),
        ]),
      ),
    ),
    make('p', { class: 'welcome-epigraph' }, [EPIGRAPH.text, make('cite', {}, [EPIGRAPH.cite])]),
  ]);

/** As `today.tsx` has it: the cards as they were last. */
function leftOff(): Element[] {
  const { user, cards } = parsed<KeptToday>(kept(TODAY_KEY));
  if (!cards || user !== keptUser()?.id) return [];
  return [
    make('p', { class: 'welcome-day' }, [wordsOfDay()]),
    make('ul', { class: 'today' }, Object.values(cards).map(card)),
  ];
}

/** As `card-view.tsx` has it. */
function card({ shape, when, title, about, verse, lines = [], action = '', primary, tick }: TodayCard): Element {
  const words = (name: string, text: string) => make('p', { class: `today-${name}` }, [text]);
  if (shape === 'row') {
    const row = make('a', { class: 'today-row' }, [make('b', {}, [title]), make('span', {}, [when])]);
    const box = tick ? [make('button', { class: 'today-tick' }, [make('i', {})])] : [];
    return make('li', { class: 'today-card', 'data-shape': 'row' }, [row, ...box]);
  }
  return make('li', { class: 'today-card', 'data-shape': 'card' }, [
    words('when', when),
    make('h3', {}, [title]),
    ...(about ? [words('about', about)] : []),
    ...(verse ? [make('p', { class: 'today-verse' }, [make('sup', {}, [`${verse.number}`]), ` ${verse.text}`])] : []),
    ...lines.map((line) => words('line', line)),
    make('a', { class: 'today-action', ...(primary && { 'data-primary': '' }) }, [action]),
  ]);
}
