import type { Assistant, AssistantStatus, Preferences } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { Radio } from '@berea/ui/forms';
import { explain, useAssistantStatus, useUpdatePreferences } from '@berea/web';
import styles from './assistant-section.module.css';
import { Section } from './section.js';

const CHOICES: readonly { readonly value: Assistant; readonly name: string; readonly words: string }[] = [
  {
    value: 'model',
    name: 'Model',
    words: 'Scholar writes its answers with a language model, from the works on the shelf. Quotations are checked.',
  },
  {
    value: 'library',
    name: 'Library',
    words: 'Scholar assembles answers from the installed works and names them. No language model.',
  },
  { value: 'off', name: 'Off', words: 'Scholar answers nothing. Texts, lexicons, search, notes and sermons stay.' },
];

/** Who answers this account, as far as the server leaves a choice. */
export function AssistantSection({ preferences }: { preferences: Preferences }) {
  const { data: status } = useAssistantStatus();
  return (
    <Section title="Assistant">
      {status?.offBy === 'server' ? (
        <p>Scholar is switched off on this server. Texts, search, notes and sermons work as ever.</p>
      ) : (
        <Choice preferences={preferences} status={status} />
      )}
    </Section>
  );
}

function Choice({ preferences, status }: { preferences: Preferences; status: AssistantStatus | undefined }) {
  const { mutate } = useUpdatePreferences();
  const show = useToast();
  const lacksModel = status !== undefined && !status.model;
  const chosen = preferences.assistant ?? 'model';
  return (
    <Radio.Group
      className={styles['choices'] ?? ''}
      aria-label="Assistant"
      // A model that the server does not have, or no longer: the library answers.
      value={chosen === 'model' && lacksModel ? 'library' : chosen}
      onChange={({ target }) =>
        mutate(
          { assistant: target.value as Assistant },
          {
            onError: (error) =>
              show({ kind: 'error', title: 'Your setting was not saved', description: explain(error) }),
          },
        )
      }
      options={CHOICES.map(({ value, name, words }) => ({
        value,
        disabled: value === 'model' && lacksModel,
        label: (
          <>
            <b>{name}</b>
            <span>{value === 'model' ? aboutModel(words, status) : words}</span>
          </>
        ),
      }))}
    />
  );
}

function aboutModel(words: string, status: AssistantStatus | undefined): string {
  if (!status) return words;
  if (!status.model) return `${words} This server has none.`;
  const { budget } = status;
  return budget ? `${words} ${budget.used} of ${budget.limit} of its answers were asked for today.` : words;
}
