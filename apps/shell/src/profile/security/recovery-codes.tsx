import { Button, useToast } from '@berea/ui/core';
import { useDialog } from '@berea/ui/data';
import { explainAuthError } from '../../session/explain-auth-error.js';
import { useMakeRecoveryCodes, useRecoveryCodes } from '../../session/recovery-codes.js';
import { ActionRow } from '../section.js';
import { RecoveryCodesDialog } from './recovery-codes-dialog.js';
import { t } from '../../texts/profile.js';

const heading = () => t('profile.recovery-codes');

/** How many codes are left for the day when the app is lost, and new ones. */
export function RecoveryCodes() {
  const codes = useRecoveryCodes();
  const make = useMakeRecoveryCodes();
  const show = useToast();
  const { shown, show: open, close, drop } = useDialog<readonly string[]>();

  if (codes.isPending) return <ActionRow name={heading()} words={t('profile.loading')} role="status" />;
  if (codes.isError) {
    return (
      <ActionRow name={heading()} words={explainAuthError(codes.error)} role="alert">
        <Button onClick={() => void codes.refetch()}>{t('profile.try-again')}</Button>
      </ActionRow>
    );
  }
  const { left, total } = codes.data;
  const begin = () =>
    make.mutate(undefined, {
      onSuccess: open,
      onError: (error) =>
        show({ kind: 'error', title: t('profile.no-codes-were-made'), description: explainAuthError(error) }),
    });
  return (
    <>
      <ActionRow name={heading()} words={wordsFor(left, total)}>
        <Button loading={make.isPending} onClick={begin}>
          {total ? t('profile.make-new-codes') : t('profile.make-codes')}
        </Button>
      </ActionRow>
      {shown && (
        <RecoveryCodesDialog
          key={shown.key}
          codes={shown.item}
          open={shown.open}
          onClose={close}
          onClosed={() => {
            drop();
            make.reset();
          }}
        />
      )}
    </>
  );
}

function wordsFor(left: number, total: number): string {
  if (total === 0) return t('profile.none-yet-with-them');
  return t('profile.codes-left', { left, count: total });
}
