import { browserStore, lazyAside, useConfig, usePreferences } from '@berea/web';
import { onboardedNow } from '@berea/web/host';
import { useEffect, useState } from 'react';
import { isoWeek, isSunday, isThisWeek } from './iso-week.js';
import { isNotToBeInterrupted } from './is-not-to-be-interrupted.js';

const DonationDialog = lazyAside(async () => ({ default: (await import('./donation-dialog.js')).DonationDialog }));

/** Product constant: from the moment on that no obstacle is left, the load of the page at the earliest. */
const DELAY_MS = 3_000;
const LOOK_MS = 500;

const isDue = (now: Date): boolean =>
  isSunday(now) && !isThisWeek(browserStore.read('lastDonation'), now) && !onboardedNow.isMarked();

/** On Sundays, once a week, when the page is at rest: the invitation to give. */
export function SundayInvitation() {
  const { donationUrl } = useConfig();
  const { data: preferences } = usePreferences();
  const wanted = donationUrl !== null && preferences?.notifications === true;
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!wanted || shown) return;
    let freeFor = 0;
    const timer = setInterval(() => {
      if (!isDue(new Date())) freeFor = 0;
      else {
        freeFor = isNotToBeInterrupted(document) ? 0 : freeFor + LOOK_MS;
        if (freeFor >= DELAY_MS) setShown(true);
      }
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [wanted, shown]);

  if (!shown || donationUrl === null) return null;
  const close = () => {
    browserStore.write('lastDonation', isoWeek(new Date()));
    setShown(false);
  };
  return <DonationDialog url={donationUrl} onClose={close} />;
}
