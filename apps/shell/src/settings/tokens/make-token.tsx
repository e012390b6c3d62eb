import { TOKEN_LIMITS, TOKEN_SCOPES, type TokenScope } from '@berea/contracts/values';
import { Alert, Button, Input, useToast } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { Checkbox, Select } from '@berea/ui/forms';
import { explain } from '@berea/web';
import { Copy, KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useMakeToken } from '../../data/tokens.js';
import { t } from '../../texts/tokens.js';
import { scopeWords } from './scope-words.js';
import styles from './tokens.module.css';

const DAY_MS = 86_400_000;
const LIVES = [7, 30, 90, TOKEN_LIMITS.days - 1];
const USUAL_LIFE = 90;

const livesOffered = () =>
  LIVES.map((count) => ({
    value: count,
    label: t('tokens.ends-in-days', { count, day: formatDay(new Date(Date.now() + count * DAY_MS).toISOString()) }),
  }));

/** Makes a token and shows its secret this once: the server keeps only what recognises it. */
export function MakeToken() {
  const id = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['library:read']);
  const [days, setDays] = useState(USUAL_LIFE);
  const make = useMakeToken();
  const toggle = (scope: TokenScope, on: boolean) =>
    setScopes(TOKEN_SCOPES.filter((each) => (each === scope ? on : scopes.includes(each))));
  return (
    <form
      className={styles['make']}
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate({ name: name.trim(), scopes: [...scopes], days }, { onSuccess: () => setName('') });
      }}
    >
      {make.error && <Alert type="error" showIcon role="alert" title={explain(make.error)} />}
      <div className={styles['field']}>
        <label htmlFor={`${id}-name`}>{t('tokens.name')}</label>
        <Input
          id={`${id}-name`}
          aria-describedby={`${id}-about`}
          value={name}
          placeholder={t('tokens.name-example')}
          maxLength={TOKEN_LIMITS.name}
          onChange={({ target }) => setName(target.value)}
        />
        <span id={`${id}-about`} className={styles['quiet']}>
          {t('tokens.for-which-program')}
        </span>
      </div>
      <fieldset className={styles['scopes']}>
        <legend>{t('tokens.may')}</legend>
        {TOKEN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            onChange={({ target }) => toggle(scope, target.checked)}
          >
            {scopeWords()[scope]}
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles['field']}>
        <label htmlFor={`${id}-days`}>{t('tokens.ends-after')}</label>
        <Select
          id={`${id}-days`}
          className={styles['life']}
          value={days}
          options={livesOffered()}
          popupMatchSelectWidth={false}
          onChange={setDays}
        />
      </div>
      <Button
        type="primary"
        htmlType="submit"
        disabled={!name.trim() || scopes.length === 0}
        loading={make.isPending}
        icon={<KeyRound size={18} strokeWidth={1.75} aria-hidden />}
      >
        {t('tokens.make')}
      </Button>
      {make.data && <Secret key={make.data.id} secret={make.data.secret} />}
    </form>
  );
}

function Secret({ secret }: { readonly secret: string }) {
  const id = useId();
  const show = useToast();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => show({ title: t('tokens.copied-to-clipboard') }),
      () => show({ kind: 'error', title: t('tokens.copy-failed'), description: t('tokens.could-not-copy') }),
    );
  return (
    <div className={styles['secret']}>
      <div className={styles['field']}>
        <label htmlFor={id}>{t('tokens.the-new-token')}</label>
        <Input id={id} readOnly value={secret} onFocus={({ target }) => target.select()} />
      </div>
      {'clipboard' in navigator && (
        <Button icon={<Copy size={18} strokeWidth={1.75} aria-hidden />} onClick={() => void copy()}>
          {t('tokens.copy')}
        </Button>
      )}
      <p role="status">{t('tokens.shown-once')}</p>
    </div>
  );
}
