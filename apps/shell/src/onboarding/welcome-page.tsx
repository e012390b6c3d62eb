import type { MinistryRole } from '@berea/contracts';
import { browserStore, usePreferences, useSession } from '@berea/web';
import { explainAuthError } from '../session/explain-auth-error.js';
import { useEffect, useRef, useState } from 'react';
import { Brand } from '../frame/brand.js';
import { BeginStep } from './begin-step.js';
import { FeaturesStep } from './features-step.js';
import { useFinishOnboarding } from './use-finish-onboarding.js';
import styles from './welcome-page.module.css';
import { WelcomeStep } from './welcome-step.js';
import { t } from '../texts/onboarding.js';

const STEPS = 3;

export function WelcomePage() {
  const [step, setStep] = useState(1);
  const [chosen, setChosen] = useState<MinistryRole | null>(null);
  const { data: preferences } = usePreferences();
  const finish = useFinishOnboarding();
  const { user } = useSession();
  const role = chosen ?? preferences?.ministryRole ?? null;

  const main = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The button that was pressed is gone with its step.
    if (shown.current !== step) main.current?.focus();
    shown.current = step;
  }, [step]);

  useEffect(() => {
    // A reload makes a remembered user a returning one, who would be spared what was only begun.
    if (user && user.user_metadata['completed_onboarding'] !== true) browserStore.write('onboarding', user.id);
  }, [user]);

  const next = () => setStep(step + 1);
  const back = () => setStep(step - 1);
  return (
    <div className={styles['page']} data-uninterrupted="">
      <title>{t('onboarding.welcome-berea')}</title>
      <header>
        <Brand />
      </header>
      <main id="main" ref={main} className={styles['main']} tabIndex={-1}>
        <div className={styles['step']}>
          {step === 1 && <WelcomeStep onNext={next} />}
          {step === 2 && <FeaturesStep onNext={next} onBack={back} />}
          {step === 3 && (
            <BeginStep
              role={role}
              onRole={setChosen}
              busy={finish.isPending}
              failure={finish.error && explainAuthError(finish.error)}
              onFinish={(withTour) => finish.mutate({ ministryRole: chosen, withTour })}
              onBack={back}
            />
          )}
        </div>
      </main>
      <ProgressDots step={step} of={STEPS} />
    </div>
  );
}

function ProgressDots({ step, of }: { step: number; of: number }) {
  return (
    <footer>
      <div className={styles['dots']} role="img" aria-label={t('onboarding.step-of', { step, count: of })}>
        {Array.from({ length: of }, (_, index) => (
          <span key={index} data-on={index + 1 === step} />
        ))}
      </div>
    </footer>
  );
}
