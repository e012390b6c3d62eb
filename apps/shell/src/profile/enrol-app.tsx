import { Button, useIsPhone, useToast } from '@berea/ui/core';
import { Form } from '@berea/ui/forms';
import { type EnrolledFactor, useProveFactor } from '../session/second-factors.js';
import { explainAuthError } from '../session/explain-auth-error.js';
import { useEffect, useId, useRef } from 'react';
import { AuthNotice } from '../auth/auth-notice.js';
import { CodeField } from '../auth/auth-fields.js';
import { AppKey } from './app-key.js';
import profile from './profile-page.module.css';
import styles from './two-step.module.css';
import { t } from '../texts/profile.js';

/** Shows what an authenticator app needs to know, this once, and asks for the first code that it makes of it. */
export function EnrolApp({ factor, onClose }: { factor: EnrolledFactor; onClose: () => void }) {
  const prove = useProveFactor();
  const show = useToast();
  const isPhone = useIsPhone();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);

  const submit = ({ code }: { code: string }) =>
    prove.mutate(
      { factorId: factor.id, code },
      {
        onSuccess: () => {
          show({ title: t('profile.two-step-verification-is-on') });
          onClose();
        },
      },
    );

  return (
    <section ref={place} className={styles['enrol']} tabIndex={-1} aria-labelledby={id}>
      <h3 id={id}>{t('profile.set-up-two-step-verification')}</h3>
      <ol>
        <li>
          {t('profile.open-an-authenticator-app')}
          <img
            className={styles['picture']}
            src={factor.picture}
            alt={t('profile.qr-code-for-your-authenticator-app')}
          />
          <AppKey secret={factor.secret} />
          {isPhone && (
            <a className={styles['open']} href={factor.uri}>
              {t('profile.or-open-an-app')}
            </a>
          )}
        </li>
        <li>{t('profile.type-code-that-app-shows-now')}</li>
      </ol>
      {prove.error && <AuthNotice kind="error">{explainAuthError(prove.error)}</AuthNotice>}
      <Form<{ code: string }>
        name="enrol-app"
        className={profile['password'] ?? ''}
        layout="vertical"
        noValidate
        requiredMark={false}
        validateTrigger="onSubmit"
        onFinish={submit}
      >
        <CodeField />
        <div className={profile['ways']}>
          <Button type="primary" htmlType="submit" loading={prove.isPending}>
            {t('profile.turn-on')}
          </Button>
          <Button type="text" disabled={prove.isPending} onClick={onClose}>
            {t('profile.cancel')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
