import type { Preferences, PreferencesPatch } from '@berea/contracts';
import { MINISTRY_ROLES } from '@berea/contracts/values';
import { useToast } from '@berea/ui/core';
import { Select, Switch } from '@berea/ui/forms';
import { explain, useTranslations, useUpdatePreferences } from '@berea/web';
import styles from './profile-page.module.css';
import { explainPreference, ROLE_NAMES, translationOptions } from './preference-words.js';
import { Section, SettingRow } from './section.js';
import { SignOutButton } from './sign-out-button.js';

const ROLE_OPTIONS = [
  { value: 'none', label: 'Prefer not to say' },
  ...MINISTRY_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
];

/** Every change is saved at once; one that fails goes back to what it was. */
export function AccountSettings({ preferences }: { preferences: Preferences }) {
  const { mutate } = useUpdatePreferences();
  const show = useToast();
  const change = (patch: PreferencesPatch) =>
    mutate(patch, {
      onError: (error) => show({ kind: 'error', title: 'Your setting was not saved', description: explain(error) }),
    });
  const { defaultBibleTranslation: translation, darkMode, notifications, ministryRole } = preferences;
  const offered = useTranslations().data;

  return (
    <Section title="Account Settings">
      <SettingRow id="translation" name="Default Bible Translation" words={explainPreference(translation, offered)}>
        <Select
          id="translation"
          className={styles['select']}
          aria-describedby="translation-words"
          value={translation}
          options={translationOptions(offered)}
          popupMatchSelectWidth={false}
          onChange={(defaultBibleTranslation) => change({ defaultBibleTranslation })}
        />
      </SettingRow>
      <SettingRow
        id="role"
        name="Ministry Role"
        words="Shapes the examples in the chat, the question of the journal, and the style and outline a new sermon begins with; a language model, where one answers, is told it"
      >
        <Select
          id="role"
          className={styles['select']}
          aria-describedby="role-words"
          value={ministryRole ?? 'none'}
          options={ROLE_OPTIONS}
          onChange={(value) => change({ ministryRole: value === 'none' ? null : (value as typeof ministryRole) })}
        />
      </SettingRow>
      <SettingRow id="dark" name="Dark Mode" words="A warm, dim page for reading at night">
        <Switch
          id="dark"
          aria-describedby="dark-words"
          checked={darkMode}
          onChange={(on) => change({ darkMode: on })}
        />
      </SettingRow>
      <SettingRow
        id="notifications"
        name="Notifications"
        words="The Sunday invitation to give, and reminders inside Berea; nothing is sent by email"
      >
        <Switch
          id="notifications"
          aria-describedby="notifications-words"
          checked={notifications}
          onChange={(on) => change({ notifications: on })}
        />
      </SettingRow>
      <div className={styles['row']}>
        <SignOutButton />
      </div>
    </Section>
  );
}
