import { renderPage } from '@berea/web/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sermon } from '../../testing/sermons.js';
import { WorkspaceTab } from '../../desk/workspace-tab.js';

type Routes = NonNullable<Parameters<typeof renderPage>[1]>['routes'];

export const salt = sermon('Salt', { body: 'One.\nTwo.\nThree.' });
/** @param page that holds the workspace, where there is more to see */
export const openWorkspace = (routes: Routes = {}, page = <WorkspaceTab />) =>
  renderPage(page, {
    path: `/notes?tab=sermon&sermon=${salt.id}`,
    routes: {
      [`GET /api/sermons/${salt.id}`]: { status: 200, body: salt },
      [`PUT /api/sermons/${salt.id}`]: { status: 200, body: { ...salt, version: 2 } },
      ...routes,
    },
  });
export const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Sermon Body' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Opens a menu or a popover, and presses something in it. */
const pressIn = async (opener: string, role: string, name: string) => {
  await press(opener);
  await userEvent.click(await screen.findByRole(role, { name }));
};
export const exportAs = (way: string) => pressIn('Export', 'menuitem', way);
export const transformTo = (mode: string) => pressIn('Transform to Writing Mode', 'button', mode);
export const turnReview = () => pressIn('More for this sermon', 'switch', 'Review changes');
export const answer = (fields: object) => ({
  status: 200,
  body: { engine: 'library', sources: [], citations: [], ...fields },
});
export async function select(words: string) {
  const area = await body();
  const start = area.value.indexOf(words);
  area.focus();
  area.setSelectionRange(start, start + words.length);
  fireEvent.select(area);
}
