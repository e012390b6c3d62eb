import type { AssistantStatus, ChatMessage, MinistryRole, Preferences } from '@berea/contracts';
import { kept, keptUser, make, nameOf, OPENING_KEY, parsed, showFirst } from '@berea/web/first-paint';
import { EPIGRAPH, greeting, LEAD } from '../opening/greeting.js';
import { topicsFor } from '../opening/topics.js';

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

/** Shows it where home does begin with it, and takes it away where it does not. */
export function paintHome({ assistant, messages, preferences }: HomeAnswers): void {
  if (assistant.engine === 'off' || messages.length) document.getElementById(ID)?.remove();
  else paintWelcome(preferences.ministryRole);
}

const paintWelcome = (role: MinistryRole | null): void =>
  showFirst({
    id: ID,
    text: role ?? '',
    content: () =>
      make('div', { class: 'first-home-page' }, [
        make('div', { class: 'first-home-modes' }),
        make('div', { class: 'first-home-place' }, [welcome(role)]),
        make('div', { class: 'first-home-dock' }, [make('div', { class: 'first-home-box' })]),
      ]),
  });

/** As `welcome.tsx` has it, with room for its icons. */
const welcome = (role: MinistryRole | null): Element =>
  make('div', { class: 'welcome' }, [
    make('h2', {}, [greeting(new Date().getHours(), nameOf(keptUser()))]),
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
