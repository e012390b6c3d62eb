import { Button } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { useConfig, useSession } from '@berea/web';
import { followForeignLink, type ForeignLink, readForeignLink, refuseForeignLink } from '@berea/web/host';
import { explainAuthError } from '../../session/explain-auth-error.js';
import { useNavigate } from '@berea/web/router';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AuthNotice } from '../auth-notice.js';
import styles from './foreign-link.module.css';
import { t, Trans } from '../../texts/foreign-link.js';

/** @param here address of the signed-in user, whose page is below */
export function ForeignLinkDialog({ link, here }: { link: ForeignLink; here: string }) {
  const { auth } = useSession();
  const config = useConfig();
  const navigate = useNavigate();
  const { data: owner, error } = useQuery({
    queryKey: ['auth', 'foreign-link', link.session.access_token],
    queryFn: () => readForeignLink(config, link),
    retry: false,
  });
  const stay = () => {
    refuseForeignLink();
    // The page for a new password is that of the link, not theirs.
    if (link.isRecovery) void navigate('/', { replace: true });
  };
  const follow = useMutation({
    mutationFn: async () => {
      await followForeignLink(auth, link);
      if (link.isRecovery) await navigate('/reset-password', { replace: true });
    },
  });
  const failed = error ?? follow.error;
  if (!owner && !failed) return null;
  const both = { values: { other: owner?.email, here }, elements: { b: <b /> } };
  return (
    <CoveringModal
      {...dialogLook}
      width={460}
      open
      closable={false}
      keyboard={!follow.isPending}
      mask={{ closable: false }}
      onCancel={stay}
      title={failed ? t('foreign-link.this-link-does-not-sign-in') : t('foreign-link.sign-in-as-somebody-else')}
      footer={null}
    >
      {failed ? (
        <AuthNotice kind="error">{explainAuthError(failed)}</AuthNotice>
      ) : (
        <p>
          {link.isRecovery ? (
            <Trans id="foreign-link.sets-a-new-password" {...both} />
          ) : (
            <Trans id="foreign-link.signs-in" {...both} />
          )}
        </p>
      )}
      <div className={styles['ways']}>
        <Button type="primary" autoFocus disabled={follow.isPending} onClick={stay}>
          <span className={styles['name']}>{t('foreign-link.go-on-as', { email: here })}</span>
        </Button>
        {!failed && (
          <Button loading={follow.isPending} onClick={() => follow.mutate()}>
            <span className={styles['name']}>{t('foreign-link.sign-in-as', { email: owner?.email ?? '' })}</span>
          </Button>
        )}
      </div>
    </CoveringModal>
  );
}
