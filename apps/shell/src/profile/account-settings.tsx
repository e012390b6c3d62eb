import type { Preferences, PreferencesPatch } from '@berea/contracts';
import { MINISTRY_ROLES } from '@berea/contracts/values';
import { useToast } from '@berea/ui/core';
import { Select, Switch } from '@berea/ui/forms';
import { explain, useTranslations, useUpdatePreferences } from '@berea/web';
import styles from './profile-page.module.css';
import { explainPreference, roleNames, translationOptions } from './preference-words.js';
import { Section, SettingRow } from './section.js';
import { SignOutButton } from './sign-out-button.js';
import { t } from '../texts/profile.js';

const roleOptions = () => [
  { value: 'none', label: t('profile.prefer-not-to-say') },
  ...MINISTRY_ROLES.map((value) => ({ value, label: roleNames()[value] })),
];

/** Every change is saved at once; one that fails goes back to what it was. */
export function AccountSettings({ preferences }: { preferences: Preferences }) {
  const { mutate } = useUpdatePreferences();
  const show = useToast();
  const change = (patch: PreferencesPatch) =>
    mutate(patch, {
      onError: (error) =>
        show({ kind: 'error', title: t('profile.your-setting-was-not-saved'), description: explain(error) }),
    });
  const { defaultBibleTranslation: translation, darkMode, notifications, ministryRole } = preferences;
  const offered = useTranslations().data;

  return (
    <Section title={t('profile.account-settings')} anchor="reading">
      <SettingRow
        id="translation"
        name={t('profile.default-bible-translation')}
        words={explainPreference(translation, offered)}
      >
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
      <SettingRow id="role" name={t('profile.ministry-role')} words={t('profile.shapes-examples-in-chat-question')}>
        <Select
          id="role"
          className={styles['select']}
          aria-describedby="role-words"
          value={ministryRole ?? 'none'}
          options={roleOptions()}
          onChange={(value) => change({ ministryRole: value === 'none' ? null : (value as typeof ministryRole) })}
        />
      </SettingRow>
      <SettingRow id="dark" name={t('profile.dark-mode')} words={t('profile.a-warm-dim-page')}>
        <Switch
          id="dark"
          aria-describedby="dark-words"
          checked={darkMode}
          onChange={(on) => change({ darkMode: on })}
        />
      </SettingRow>
      <SettingRow id="notifications" name={t('profile.notifications')} words={t('profile.sunday-invitation-to-give')}>
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
