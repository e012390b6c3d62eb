import { copyText } from '@berea/answers';
import { SERMON_LINK_LIMITS } from '@berea/contracts/values';
import { Alert, Button, Input, useToast } from '@berea/ui/core';
import { explain } from '@berea/web';
import { useMakeSermonLink } from '../../data/sermon-links.js';
import { Copy, Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import styles from './share.module.css';
import { t } from '../../texts/sermon-share.js';

const addressOf = (token: string): string => `${window.location.origin}/shared/${token}`;

/** Makes a link and shows its address this once: the server keeps only what recognises it. */
export function MakeLink({ id }: { readonly id: string }) {
  const [label, setLabel] = useState('');
  const make = useMakeSermonLink(id);
  const address = make.data && addressOf(make.data.token);
  return (
    <form
      className={styles['make']}
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate(label.trim(), { onSuccess: () => setLabel('') });
      }}
    >
      {make.error && <Alert type="error" showIcon role="alert" title={explain(make.error)} />}
      <label className={styles['field']}>
        <span>{t('sermon-share.for-whom-or-what-only')}</span>
        <Input
          value={label}
          placeholder={t('sermon-share.tablet-in-pulpit')}
          maxLength={SERMON_LINK_LIMITS.label}
          onChange={(event) => setLabel(event.target.value)}
        />
      </label>
      <Button
        type="primary"
        htmlType="submit"
        loading={make.isPending}
        icon={<LinkIcon size={16} strokeWidth={1.75} aria-hidden />}
      >
        {t('sermon-share.make-a-link')}
      </Button>
      {address && <Address address={address} />}
    </form>
  );
}

function Address({ address }: { readonly address: string }) {
  const toast = useToast();
  const copy = () =>
    copyText(address).then(
      () => toast({ title: t('sermon-share.copied-to-clipboard') }),
      () =>
        toast({
          title: t('sermon-share.copy-failed'),
          description: t('sermon-share.could-not-copy-to-clipboard'),
          kind: 'error',
        }),
    );
  return (
    <div className={styles['address']}>
      <label className={styles['field']}>
        <span>{t('sermon-share.address-of-new-link')}</span>
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <Button icon={<Copy size={16} strokeWidth={1.75} aria-hidden />} onClick={() => void copy()}>
        {t('sermon-share.copy-address')}
      </Button>
      <p role="status">{t('sermon-share.keep-it-now')}</p>
    </div>
  );
}
