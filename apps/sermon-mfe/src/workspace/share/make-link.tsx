import { copyText } from '@berea/answers';
import { SERMON_LINK_LIMITS } from '@berea/contracts/values';
import { Alert, Button, Input, useToast } from '@berea/ui/core';
import { explain } from '@berea/web';
import { useMakeSermonLink } from '../../data/sermon-links.js';
import { Copy, Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import styles from './share.module.css';

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
        <span>For whom or what (only you see this)</span>
        <Input
          value={label}
          placeholder="Tablet in the pulpit"
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
        Make a link
      </Button>
      {address && <Address address={address} />}
    </form>
  );
}

function Address({ address }: { readonly address: string }) {
  const toast = useToast();
  const copy = () =>
    copyText(address).then(
      () => toast({ title: 'Copied to clipboard' }),
      () => toast({ title: 'Copy failed', description: 'Could not copy to clipboard', kind: 'error' }),
    );
  return (
    <div className={styles['address']}>
      <label className={styles['field']}>
        <span>Address of the new link</span>
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <Button icon={<Copy size={16} strokeWidth={1.75} aria-hidden />} onClick={() => void copy()}>
        Copy address
      </Button>
      <p role="status">Keep it now: it is not shown again. A lost one is revoked, and another one made.</p>
    </div>
  );
}
