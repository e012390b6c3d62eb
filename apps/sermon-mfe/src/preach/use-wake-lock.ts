import { useEffect, useState } from 'react';

/** Keeps the screen awake while it is shown. @returns whether it does; undefined until that is known */
export function useWakeLock(): boolean | undefined {
  const [awake, setAwake] = useState<boolean>();
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (gone) return void got.release();
        lock = got;
        // The browser takes it back when its battery is low.
        lock.addEventListener('release', () => !gone && setAwake(document.visibilityState !== 'visible'));
        setAwake(true);
      } catch {
        // Not known to this browser, not allowed without https, or refused to save energy.
        if (!gone) setAwake(false);
      }
    };
    void ask();
    // A page that was hidden has lost the lock.
    const onShow = () => void ask();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onShow);
      void lock?.release();
    };
  }, []);
  return awake;
}
