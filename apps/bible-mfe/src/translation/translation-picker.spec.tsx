import { findDialog, inTurn, noDialog, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Reading, ReadingContext } from '../place/use-reading.js';
import { OFFERED, TRANSLATIONS } from './testing/offered.js';
import { TranslationPicker } from './translation-picker.js';

Element.prototype.scrollIntoView = jest.fn();

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['routes']>;

function Page({ chosen, beside }: { chosen: (code: string) => void; beside?: string | undefined }) {
  const [code, setCode] = useState('KJV');
  const reading = { translation: code, beside } as Reading;
  return (
    <ReadingContext value={reading}>
      <TranslationPicker
        value={code}
        onChoose={(next) => {
          setCode(next);
          chosen(next);
        }}
      />
    </ReadingContext>
  );
}
function open(routes: Answers = { [TRANSLATIONS]: () => OFFERED }, beside?: string) {
  const chosen = jest.fn();
  return { chosen, ...renderPage(<Page chosen={chosen} beside={beside} />, { routes }) };
}

const label = (code = 'KJV') => screen.getByRole('button', { name: new RegExp(`^${code}`) });
const field = () => screen.getByRole('combobox', { name: 'Find a translation' });
const option = (name: RegExp) => screen.getByRole('option', { name });
const names = () => screen.getAllByRole('option').map((each) => each.querySelector('b')?.textContent);
async function openList() {
  await userEvent.click(label());
  await screen.findByRole('listbox', { name: 'Translation' });
}

describe('TranslationPicker', () => {
  it('is the label of the text, with its title', async () => {
    open();
    expect(label()).toHaveTextContent(/^KJV$/);
    await waitFor(() => expect(label()).toHaveAttribute('title', 'King James Version'));
    expect(label()).toHaveAccessibleName('KJV, King James Version: choose a translation');
    expect(label()).toHaveAttribute('aria-expanded', 'false');
  });

  it('lists the installed texts, then all others, and checks the current one', async () => {
    open();
    await openList();
    expect(names()).toEqual([
      'KJV',
      'WEB',
      'RV1909',
      'GERLUT',
      'KJV1611',
      'ASV',
      'BBE',
      'DBY',
      'WBT',
      'YLT',
      'SVD',
      'NIV',
      'ESV',
      'NASB',
    ]);
    expect(within(screen.getByRole('group', { name: 'Here to read' })).getAllByRole('option')).toHaveLength(4);
    expect(option(/^KJV King/)).toHaveAttribute('aria-selected', 'true');
    expect(option(/^WEB/)).toHaveAttribute('aria-selected', 'false');
    expect(option(/^RV1909/)).toHaveTextContent('Spanish');
  });

  it('says in the row of a missing text why it is missing, and does not choose it', async () => {
    const { chosen } = open();
    await openList();
    const niv = option(/^NIV/);
    expect(niv).toHaveAttribute('aria-disabled', 'true');
    expect(niv).toHaveAccessibleName(/Needs a licence$/);
    // The operator's remedy is not shown to readers.
    expect(option(/^ASV/)).toHaveAccessibleName(/Not installed on this server$/);
    await userEvent.click(niv);
    expect(chosen).not.toHaveBeenCalled();
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });

  it('does not put one text beside itself', async () => {
    const { chosen } = open(undefined, 'WEB');
    await openList();
    expect(option(/^WEB/)).toHaveAccessibleName(/It stands beside this text already/);
    await userEvent.click(option(/^WEB/));
    expect(chosen).not.toHaveBeenCalled();
  });

  it('chooses by a click, closes, and gives the focus back', async () => {
    const { chosen } = open();
    await openList();
    await userEvent.click(option(/^WEB/));
    expect(chosen).toHaveBeenCalledWith('WEB');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(label('WEB')).toHaveFocus();
  });

  it('is used by the keyboard alone: the arrows also stop at missing texts, and wrap around', async () => {
    const { chosen } = open();
    await userEvent.tab();
    expect(label()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(field()).toHaveFocus());
    const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(active()).toHaveTextContent('KJV');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('NASB');
    await userEvent.keyboard('{Enter}');
    expect(chosen).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent('WEB');
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledWith('WEB');
    await waitFor(() => expect(label('WEB')).toHaveFocus());
  });

  it('finds a text by what is typed, and Enter takes the first', async () => {
    const { chosen } = open();
    await openList();
    await userEvent.type(field(), 'spanish');
    expect(names()).toEqual(['RV1909']);
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledWith('RV1909');
  });

  it('says when no text matches', async () => {
    open();
    await openList();
    await userEvent.type(field(), 'klingon');
    expect(screen.getByText('No translation matches “klingon”.')).toBeInTheDocument();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('closes by Escape without choosing', async () => {
    const { chosen } = open();
    await openList();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(label()).toHaveFocus();
    expect(chosen).not.toHaveBeenCalled();
  });

  it('says that the list of texts loads', async () => {
    open({ [TRANSLATIONS]: () => new Promise(() => undefined) });
    await userEvent.click(label());
    expect(await screen.findByRole('status', { name: 'Loading translations...' })).toBeInTheDocument();
  });

  it('explains why the list of texts failed to load, and tries again', async () => {
    open({ [TRANSLATIONS]: inTurn(UNAVAILABLE, UNAVAILABLE, { status: 200, body: OFFERED }) });
    await userEvent.click(label());
    expect(await screen.findByRole('alert')).toHaveTextContent('The translations could not be listed');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
  });

  it('is a sheet on phones', async () => {
    const all = matchMedia('all');
    const phone = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...all, media, matches: media.includes('max-width') }));
    const { chosen } = open();
    await userEvent.click(label());
    const sheet = await findDialog('Translation');
    await userEvent.click(await within(sheet).findByRole('option', { name: /^WEB/ }));
    await noDialog();
    expect(chosen).toHaveBeenCalledWith('WEB');
    expect(label('WEB')).toHaveFocus();
    phone.mockRestore();
  });
});
