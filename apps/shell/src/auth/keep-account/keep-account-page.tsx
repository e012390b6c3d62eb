import { Button } from '@berea/ui/core';
import { useLocation, useNavigate } from '@berea/web/router';
import { useEffect, useState } from 'react';
import { type ClosedAccount, useKeepAccount } from '../../session/account-closure.js';
import { authErrorCode, explainAuthError } from '../../session/explain-auth-error.js';
import { AuthForm } from '../auth-form.js';
import styles from '../auth-form.module.css';
import { AuthFrame } from '../auth-frame.js';
import { AuthLink } from '../auth-links.js';
import { AuthNotice } from '../auth-notice.js';
import { LocalMailbox } from '../local-mailbox.js';
import { type AuthState, KEEP_ACCOUNT_PATH, useAuthState } from '../wanted-path.js';
import { t } from '../../texts/keep-account.js';

/** After an account was closed, and the target of the mail that tells of it: here it is taken back. */
export function KeepAccountPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { closed, undo, kept } = useAuthState();
  const token = hash.slice(1) || undo || closed?.undo;
  const keep = useKeepAccount();
  const goTo = (state: AuthState) => navigate(KEEP_ACCOUNT_PATH, { replace: true, state });
  useEffect(() => {
    // In the address it would be copied along. Its entry keeps it, since the screens may be mounted again.
    if (hash) void navigate(KEEP_ACCOUNT_PATH, { replace: true, state: { undo: hash.slice(1) } satisfies AuthState });
  }, [hash, navigate]);

  if (kept) return <Kept />;
  if (authErrorCode(keep.error) === 'closure_not_found') return <NothingToKeep />;
  if (!token) return closed ? <Closed closed={closed} /> : <NoLink />;
  return (
    <AuthFrame
      title={t('keep-account.keep-your-account')}
      heading={closed ? t('keep-account.is-closed') : t('keep-account.keep-your-account')}
      lead={closed ? t('keep-account.gone-on', { day: closed.day }) : t('keep-account.one-press')}
    >
      <AuthForm
        name="keep-account"
        submit={t('keep-account.keep')}
        busy={keep.isPending}
        onSubmit={() => keep.mutate({ token }, { onSuccess: () => void goTo({ kept: true }) })}
        notice={
          <>
            {keep.error && <AuthNotice kind="error">{explainAuthError(keep.error)}</AuthNotice>}
            {closed?.undo && <OwnLink token={closed.undo} />}
          </>
        }
      />
      <Ways />
    </AuthFrame>
  );
}

const Ways = () => (
  <div className={styles['ways']}>
    <AuthLink to="/login">{t('keep-account.back-to-sign-in')}</AuthLink>
  </div>
);

/** Where no mail can tell it: the address that takes the account back. */
function OwnLink({ token }: { token: string }) {
  const address = `${window.location.origin}${KEEP_ACCOUNT_PATH}#${token}`;
  const [copied, setCopied] = useState(false);
  return (
    <AuthNotice
      kind="info"
      action={
        <Button
          className={styles['quiet'] ?? ''}
          type="link"
          onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
        >
          {copied ? t('keep-account.link-is-copied') : t('keep-account.copy-link')}
        </Button>
      }
    >
      {t('keep-account.no-mail', { address })}
    </AuthNotice>
  );
}

function Closed({ closed: { day, email } }: { closed: ClosedAccount }) {
  return (
    <AuthFrame
      title={t('keep-account.is-closed')}
      heading={t('keep-account.is-closed')}
      lead={t('keep-account.gone-on', { day })}
    >
      <div className={styles['form']}>
        <AuthNotice kind="info">{t('keep-account.mail-has-link', { email })}</AuthNotice>
      </div>
      <LocalMailbox />
      <Ways />
    </AuthFrame>
  );
}

function Kept() {
  return (
    <AuthFrame
      title={t('keep-account.is-open-again')}
      heading={t('keep-account.is-open-again')}
      lead={t('keep-account.nothing-was-touched')}
    >
      <div className={styles['ways']}>
        <AuthLink to="/login">{t('keep-account.sign-in')}</AuthLink>
      </div>
    </AuthFrame>
  );
}

function NothingToKeep() {
  return (
    <AuthFrame title={t('keep-account.keep-your-account')} heading={t('keep-account.nothing-to-keep')}>
      <div className={styles['form']}>
        <AuthNotice kind="error">{t('keep-account.open-or-gone')}</AuthNotice>
      </div>
      <Ways />
    </AuthFrame>
  );
}

/** The page was loaded again after it had taken the token out, or the address was torn on its way. */
function NoLink() {
  return (
    <AuthFrame title={t('keep-account.keep-your-account')} heading={t('keep-account.keep-your-account')}>
      <div className={styles['form']}>
        <AuthNotice kind="info">{t('keep-account.sign-in-or-open-link')}</AuthNotice>
      </div>
      <Ways />
    </AuthFrame>
  );
}
