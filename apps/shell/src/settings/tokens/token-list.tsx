import type { PersonalToken } from '@berea/contracts';
import { Button, useToast } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { explain } from '@berea/web';
import { useRevokeToken, useTokens } from '../../data/tokens.js';
import { ActionRow } from '../../profile/section.js';
import { t } from '../../texts/tokens.js';
import { scopeWords } from './scope-words.js';

/** The tokens of the account, with the way to end each. */
export function TokenList() {
  const tokens = useTokens();
  const revoke = useRevokeToken();
  const show = useToast();
  if (tokens.isPending) return <p role="status">{t('tokens.loading')}</p>;
  if (tokens.isError)
    return (
      <p role="alert">
        {explain(tokens.error)} <Button onClick={() => void tokens.refetch()}>{t('tokens.try-again')}</Button>
      </p>
    );
  if (tokens.data.length === 0) return <p>{t('tokens.none-yet')}</p>;
  const end = ({ id, name }: PersonalToken) =>
    revoke.mutate(id, {
      onSuccess: () => show({ title: t('tokens.revoked', { name }) }),
      onError: (error) => show({ kind: 'error', title: t('tokens.not-revoked'), description: explain(error) }),
    });
  return tokens.data.map((token) => (
    <ActionRow key={token.id} name={token.name} words={wordsOf(token)}>
      <Button
        danger
        disabled={revoke.isPending}
        aria-label={t('tokens.revoke-of', { name: token.name })}
        onClick={() => end(token)}
      >
        {t('tokens.revoke')}
      </Button>
    </ActionRow>
  ));
}

/** 'Read sermons. Ends on 27 Feb 2027, last used on 29 Nov 2026' */
function wordsOf({ scopes, endsAt, lastUsedAt }: PersonalToken): string {
  const may = scopes.map((scope) => scopeWords()[scope]).join(', ');
  const hasEnded = Date.parse(endsAt) <= Date.now();
  const end = t(hasEnded ? 'tokens.ended-on' : 'tokens.ends-on', { day: formatDay(endsAt) });
  const use = lastUsedAt ? t('tokens.last-used-on', { day: formatDay(lastUsedAt) }) : t('tokens.never-used');
  return `${may}. ${end}, ${use}`;
}
