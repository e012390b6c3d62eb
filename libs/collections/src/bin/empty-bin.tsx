import { Button, useToast } from '@berea/ui/core';
import { Popconfirm } from '@berea/ui/data';
import { explain } from '@berea/web';
import { t } from '../texts/collections-bin.js';

interface EmptyBinProps {
  readonly count: number;
  readonly onEmpty: () => Promise<unknown>;
}

/** Deletes for good all that is in the bin, once that is sure. */
export function EmptyBin({ count, onEmpty }: EmptyBinProps) {
  const toast = useToast();
  const empty = async () => {
    try {
      await onEmpty();
      toast({ title: t('collections-bin.bin-emptied') });
    } catch (error) {
      toast({ title: t('collections-bin.bin-could-not-be-emptied'), description: explain(error), kind: 'error' });
    }
  };
  return (
    <Popconfirm
      title={t('collections-bin.empty-bin-question')}
      description={t('collections-bin.empty-consequence', { count })}
      okText={t('collections-bin.empty-bin')}
      cancelText={t('collections-bin.keep')}
      okButtonProps={{ danger: true, size: undefined }}
      cancelButtonProps={{ autoFocus: true, size: undefined }}
      placement="bottomRight"
      onConfirm={empty}
    >
      <Button danger aria-haspopup="dialog">
        {t('collections-bin.empty-bin')}
      </Button>
    </Popconfirm>
  );
}
