import { describe, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { SessionContext, type SessionState } from '../session/session-context.js';
import { UserQueries } from './user-queries.js';

function Probe({ answer }: { answer: Promise<string> }) {
  const { data } = useQuery({ queryKey: ['name'], queryFn: () => answer });
  return <p>{data ?? 'nothing yet'}</p>;
}

const of = (id: string | null, answer: Promise<string>) => (
  <SessionContext value={{ user: id ? { id } : null } as unknown as SessionState}>
    <UserQueries>
      <Probe answer={answer} />
    </UserQueries>
  </SessionContext>
);

describe('UserQueries', () => {
  it('keeps what was read while the user stays the same', async () => {
    const { rerender } = render(of('ruth', Promise.resolve('Ruth')));
    await screen.findByText('Ruth');
    rerender(of('ruth', Promise.resolve('somebody else')));
    expect(screen.getByText('Ruth')).toBeInTheDocument();
  });

  it('when another user signs in, starts with nothing of the former one, whose late answers go nowhere', async () => {
    let late = (_name: string) => undefined as void;
    const { rerender } = render(of('ruth', new Promise((resolve) => (late = resolve))));
    rerender(of('orpah', new Promise(() => undefined)));
    late('Ruth');
    await Promise.resolve();
    expect(screen.getByText('nothing yet')).toBeInTheDocument();
    rerender(of('naomi', Promise.resolve('Naomi')));
    await screen.findByText('Naomi');
  });
});
