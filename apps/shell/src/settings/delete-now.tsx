import { Button, Input } from '@berea/ui/core';
import { Form, PasswordInput } from '@berea/ui/forms';
import { useSession } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { useState } from 'react';
import { AuthNotice } from '../auth/auth-notice.js';
import { type AuthState, KEEP_ACCOUNT_PATH } from '../auth/wanted-path.js';
import { useUsage } from '../data/profile.js';
import { Section } from '../profile/section.js';
import { dayOfErasure, useCloseAccount } from '../session/account-closure.js';
import { authErrorCode, explainAuthError } from '../session/explain-auth-error.js';
import { t, Trans } from '../texts/delete-account.js';
import styles from './delete-now.module.css';

/** Closes the account at once; where a hosted service keeps accounts, only the operator can. */
export function DeleteNow() {
  const navigate = useNavigate();
  const close = useCloseAccount((closed) =>
    navigate(KEEP_ACCOUNT_PATH, { replace: true, state: { closed } satisfies AuthState }),
  );
  const [open, setOpen] = useState(false);
  // The button is mounted again when the form closes, and takes back the focus that it gave away.
  const [wasOpen, setWasOpen] = useState(false);
  if (!close) return null;
  const keep = () => {
    close.reset();
    setOpen(false);
    setWasOpen(true);
  };
  return (
    <div className={styles['card']}>
      <Section title={t('delete-account.do-it-yourself')}>
        {open ? (
          <DeleteForm close={close} onKeep={keep} />
        ) : (
          <>
            <p>{t('delete-account.everything-goes')}</p>
            <Button danger autoFocus={wasOpen} onClick={() => setOpen(true)}>
              {t('delete-account.begin')}
            </Button>
          </>
        )}
      </Section>
    </div>
  );
}

interface Values {
  readonly words: string;
  readonly password?: string;
}

/** A refusal leaves what was typed. */
function DeleteForm({ close, onKeep }: { close: NonNullable<ReturnType<typeof useCloseAccount>>; onKeep: () => void }) {
  const { user } = useSession();
  const [form] = Form.useForm<Values>();
  const [sent, setSent] = useState(false);
  const words = t('delete-account.subject');
  const submit = ({ password = '' }: Values) =>
    close.mutate(
      { password },
      {
        onError: (error) => {
          if (authErrorCode(error) !== 'current_password_invalid') return;
          form.setFields([{ name: 'password', errors: [t('delete-account.password-is-incorrect')] }]);
          form.getFieldInstance('password')?.focus();
        },
      },
    );
  const refused = authErrorCode(close.error) === 'current_password_invalid' ? null : close.error;
  return (
    <Form<Values>
      form={form}
      name="delete-account"
      className={styles['form']}
      layout="vertical"
      noValidate
      requiredMark={false}
      validateTrigger={sent ? 'onChange' : 'onSubmit'}
      scrollToFirstError={{ focus: true }}
      onFinish={submit}
      onFinishFailed={() => setSent(true)}
    >
      <p>
        <Trans id="delete-account.on-day-gone" values={{ day: dayOfErasure() }} elements={{ b: <b /> }} />
      </p>
      <Counts />
      <ol>
        <li>{t('delete-account.until-then')}</li>
        <li>{t('delete-account.links-stop')}</li>
        <li>{t('delete-account.after-that')}</li>
      </ol>
      {refused && <AuthNotice kind="error">{explainAuthError(refused)}</AuthNotice>}
      <Form.Item
        name="words"
        label={t('delete-account.type-words', { words })}
        rules={[
          {
            validator: async (_rule, typed = '') => {
              if (String(typed).trim() !== words) throw new Error(t('delete-account.words-are-missing', { words }));
            },
          },
        ]}
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={60} autoFocus />
      </Form.Item>
      {!user?.is_anonymous && (
        <>
          {/* For password managers: whose password it is. */}
          <input
            className="visually-hidden"
            type="email"
            autoComplete="username"
            value={user?.email ?? ''}
            readOnly
            tabIndex={-1}
            aria-hidden
          />
          <Form.Item
            name="password"
            label={t('delete-account.password')}
            rules={[{ required: true, message: t('delete-account.enter-password') }]}
          >
            <PasswordInput autoComplete="current-password" />
          </Form.Item>
        </>
      )}
      <div className={styles['ways']}>
        <Button danger type="primary" htmlType="submit" loading={close.isPending}>
          {t('delete-account.delete-now')}
        </Button>
        <Button disabled={close.isPending} onClick={onKeep}>
          {t('delete-account.keep')}
        </Button>
      </div>
    </Form>
  );
}

/** How much goes; nothing is shown where it cannot be counted. */
function Counts() {
  const { writing, chat } = useUsage();
  if (!writing.data || !chat.data) return null;
  const counts = [
    t('delete-account.count-of-notes', { count: writing.data.notes.used }),
    t('delete-account.count-of-sermons', { count: writing.data.sermons.used }),
    t('delete-account.count-of-conversations', { count: chat.data.conversations.used }),
  ];
  return (
    <ul className={styles['counts']}>
      {counts.map((count) => (
        <li key={count}>{count}</li>
      ))}
    </ul>
  );
}
