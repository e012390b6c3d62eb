import { Button, useToast } from '@berea/ui/core';
import { Popconfirm } from '@berea/ui/data';
import { explain } from '@berea/web';

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
      toast({ title: 'Bin emptied' });
    } catch (error) {
      toast({ title: 'The bin could not be emptied', description: explain(error), kind: 'error' });
    }
  };
  return (
    <Popconfirm
      title="Empty the bin?"
      description={`${count === 1 ? 'What is in it' : `All ${count} things in it`} cannot be brought back.`}
      okText="Empty bin"
      cancelText="Keep"
      okButtonProps={{ danger: true, size: undefined }}
      cancelButtonProps={{ autoFocus: true, size: undefined }}
      placement="bottomRight"
      onConfirm={empty}
    >
      <Button danger aria-haspopup="dialog">
        Empty bin
      </Button>
    </Popconfirm>
  );
}
