import type { MinistryRole } from '@berea/contracts';
import { MINISTRY_ROLES } from '@berea/contracts/values';
import { renderPage } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sermon } from '../testing/sermons.js';
import { WorkspaceTab } from '../desk/workspace-tab.js';

beforeEach(() => localStorage.clear());

const salt = sermon('Salt', { body: 'One.', outline: '', style: 'youth' });
const open = (ministryRole: MinistryRole | null, path = '/notes?tab=sermon') =>
  renderPage(<WorkspaceTab />, {
    path,
    routes: {
      'GET /api/user/profile': () => ({ ministryRole }),
      [`GET /api/sermons/${salt.id}`]: { status: 200, body: salt },
    },
  });
const patterns = async () =>
  within(await screen.findByRole('group', { name: 'Begin with a pattern' }))
    .getAllByRole('button')
    .map((each) => each.textContent);
const chosenStyle = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)
    ?.getAttribute('aria-label');

describe('the role of a user in the sermon workspace', () => {
  it.each([
    ['pastor', 'Prophetic', 'Three points'],
    ['teacher', 'Teaching', 'Lesson'],
    ['student', 'Devotional', 'Own study'],
    ['leader', 'Devotional', 'Group evening'],
    ['other', 'Prophetic', 'Three points'],
    [null, 'Prophetic', 'Three points'],
  ] as const)(
    'when it is “%s”, begins a new sermon in the style “%s” and its outline with the pattern “%s”',
    async (role, style, first) => {
      open(role);
      await waitFor(async () => expect((await patterns())[0]).toBe(first));
      await waitFor(() => expect(chosenStyle()).toBe(style));
      expect((await patterns()).sort()).toEqual(['Group evening', 'Lesson', 'Own study', 'Three points']);
    },
  );

  it('is tried in this file with each of the five that there are', () => expect(MINISTRY_ROLES).toHaveLength(5));

  it('leaves the style of a sermon that was saved before', async () => {
    open('teacher', `/notes?tab=sermon&sermon=${salt.id}`);
    await waitFor(async () => expect((await patterns())[0]).toBe('Lesson'));
    expect(chosenStyle()).toBe('Youth');
  });
});

describe('a pattern for an outline', () => {
  it('begins the points, leaves what else is typed, and goes with the first word of a point', async () => {
    open('leader');
    await userEvent.type(await screen.findByLabelText('Closing Verse'), 'John 3:16');
    await userEvent.click(await screen.findByRole('button', { name: 'Group evening' }));
    const point = screen.getByLabelText<HTMLTextAreaElement>('Point 1');
    expect(point).toHaveValue('To arrive: ');
    expect(point).toHaveFocus();
    expect(screen.getByLabelText('Call to Action')).toHaveValue('Until we meet again: ');
    expect(screen.getByLabelText('Closing Verse')).toHaveValue('John 3:16');
    // Before that, another pattern takes its place.
    await userEvent.click(screen.getByRole('button', { name: 'Three points' }));
    expect(point).toHaveValue('The text says: ');
    expect(screen.getByLabelText('Closing Verse')).toHaveValue('John 3:16');
    await userEvent.type(point, 'come');
    expect(point).toHaveValue('The text says: come');
    expect(screen.queryByRole('group', { name: 'Begin with a pattern' })).toBeNull();
  });
});
