import type { Assistant, AssistantStatus, Preferences } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { Radio } from '@berea/ui/forms';
import { explain, useAssistantStatus, useUpdatePreferences } from '@berea/web';
import styles from './assistant-section.module.css';
import { Section } from './section.js';
import { t } from '../texts/profile.js';

const choices = (): readonly { readonly value: Assistant; readonly name: string; readonly words: string }[] => [
  {
    value: 'model',
    name: t('profile.model'),
    words: t('profile.scholar-writes-its-answers'),
  },
  {
    value: 'library',
    name: t('profile.library'),
    words: t('profile.scholar-assembles-answers-from-installed'),
  },
  { value: 'off', name: t('profile.off'), words: t('profile.scholar-answers-nothing-texts-lexicons') },
];

/** Choice of the engine for this account, as far as the server leaves one. */
export function AssistantSection({ preferences }: { preferences: Preferences }) {
  const { data: status } = useAssistantStatus();
  return (
    <Section title={t('profile.assistant')} anchor="assistant">
      {status?.offBy === 'server' ? (
        <p>{t('profile.scholar-is-switched-off')}</p>
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
      aria-label={t('profile.assistant')}
      // A model that the server does not have, or no longer: the library answers.
      value={chosen === 'model' && lacksModel ? 'library' : chosen}
      onChange={({ target }) =>
        mutate(
          { assistant: target.value as Assistant },
          {
            onError: (error) =>
              show({ kind: 'error', title: t('profile.your-setting-was-not-saved'), description: explain(error) }),
          },
        )
      }
      options={choices().map(({ value, name, words }) => ({
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
  if (!status.model) return `${words} ${t('profile.this-server-has-none')}`;
  const { budget } = status;
  return budget
    ? `${words} ${t('profile.answers-asked-for-today', { used: budget.used, count: budget.limit })}`
    : words;
}
