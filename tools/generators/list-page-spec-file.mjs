import { namesOf } from './resource-files.mjs';

/**
 * The test of the page that `listPageFiles` makes.
 * @param {{ id: string, title: string, page: string, one: string, many: string }} remote as there
 */
export function listPageSpec({ id, title, page, ...words }) {
  const { one, many, One } = namesOf(words);
  return `import type { ${One} } from '@berea/contracts';
import { findDialog, inTurn, noDialog, renderPage, UNAVAILABLE, write } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ${page} } from './${id}-page.js';

beforeEach(() => localStorage.clear());

const FIRST: ${One} = {
  id: '22222222-2222-4222-8222-222222222222',
  title: 'First',
  content: 'How the first one begins.',
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
  version: 1,
};
const LIST = 'GET /api/${many}';
const listOf = (...body: ${One}[]) => ({ [LIST]: { status: 200, body } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('${page}', () => {
  it('has the heading that the shell shows while the page loads', () => {
    renderPage(<${page} />, { routes: listOf() });
    expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  });

  it('where there is no ${one}, invites to a first one, which is in the list then', async () => {
    renderPage(<${page} />, { routes: { ...listOf(), 'POST /api/${many}': { status: 201, body: FIRST } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First ${One}' }));
    const dialog = within(await findDialog('Create New ${One}'));
    await write(dialog.getByLabelText('Title'), FIRST.title);
    await write(dialog.getByLabelText('Content'), FIRST.content);
    await userEvent.click(dialog.getByRole('button', { name: 'Create ${One}' }));
    await noDialog();
    expect(within(screen.getByRole('article')).getByRole('heading', { name: 'First' })).toBeVisible();
  });

  it('says why the ${many} could not be loaded, and loads them on Try again', async () => {
    renderPage(<${page} />, { routes: { [LIST]: inTurn(UNAVAILABLE, { status: 200, body: [FIRST] }) } });
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
  });

  it('deletes one once that is sure, and lists what is in the bin', async () => {
    const binned = { ...FIRST, deletedAt: '2026-11-18T09:00:00.000Z' };
    const [removal, bin] = [\`DELETE /api/${many}/\${FIRST.id}\`, 'GET /api/${many}/bin'];
    renderPage(<${page} />, {
      routes: { ...listOf(FIRST), [removal]: { status: 204 }, [bin]: { status: 200, body: [binned] } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete ${one}: First' }));
    await screen.findByText('Delete this ${one}?');
    await press('Delete');
    await screen.findByText('${One} deleted successfully');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await press('Bin');
    expect(await screen.findByRole('button', { name: 'Restore: First' })).toBeVisible();
  });
});
`;
}
