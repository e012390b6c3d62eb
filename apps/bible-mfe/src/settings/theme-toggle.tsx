import { useToast } from '@berea/ui/core';
import { explain, usePreferences, useUpdatePreferences } from '@berea/web';
import { SettingToggle } from './setting-toggle.js';

/** The profile's own setting: it goes with the user to every device. */
export function ThemeToggle() {
  const { data } = usePreferences();
  const { mutate } = useUpdatePreferences();
  const toast = useToast();
  return (
    <SettingToggle
      name="Dark theme"
      on={data?.darkMode ?? false}
      disabled={!data}
      onChange={(darkMode) =>
        mutate(
          { darkMode },
          {
            onError: (error) =>
              toast({ kind: 'error', title: 'Your setting was not saved', description: explain(error) }),
          },
        )
      }
    />
  );
}
