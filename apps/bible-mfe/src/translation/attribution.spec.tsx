import { findDialog, inTurn, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Attribution } from './attribution.js';
import { OFFERED, TRANSLATIONS } from './testing/offered.js';

const WORKS = 'GET /api/bible/works';
const KJV = {
  id: 'bible-kjv',
  kind: 'bible',
  title: 'King James Version',
  year: '1611',
  edition: 'Standard text of 1769',
  language: 'en',
  direction: 'ltr',
  installed: true,
  licence: 'Public domain',
  attribution: 'Text by courtesy of CrossWire Bible Society and eBible.org.',
  notice: 'In the United Kingdom the rights are vested in the Crown.',
  url: 'https://ebible.org/find/details.php?id=eng-kjv2006',
};
type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['routes']>;
const open = (translation: string, routes: Answers = {}) =>
  renderPage(<Attribution translation={translation} />, {
    routes: { [TRANSLATIONS]: () => OFFERED, [WORKS]: () => [KJV], ...routes },
  });
const about = () => screen.findByRole('button', { name: /^About this text/ });

describe('Attribution', () => {
  it('shows the credit that the source of the text requires', async () => {
    const { calls } = open('KJV');
    await about();
    expect(screen.getByText('Text by courtesy of CrossWire Bible Society and eBible.org.')).toBeInTheDocument();
    // The works are asked for by those who want to know more.
    expect(calls.map(({ route }) => route)).toEqual([TRANSLATIONS]);
  });

  it('names a text whose source requires no credit', async () => {
    open('RV1909');
    await about();
    expect(screen.getByText('Santa Biblia, Reina-Valera 1909')).toBeInTheDocument();
  });

  it('leads to the licence and the edition', async () => {
    open('KJV');
    await userEvent.click(await about());
    const dialog = await findDialog('King James Version');
    expect(await within(dialog).findByText('Public domain')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('First published1611');
    expect(dialog).toHaveTextContent('EditionStandard text of 1769');
    expect(dialog).toHaveTextContent('In the United Kingdom the rights are vested in the Crown.');
    const source = within(dialog).getByRole('link', { name: 'ebible.org' });
    expect(source).toHaveAttribute('href', KJV.url);
    expect(source).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('makes no link of an invalid address', async () => {
    open('KJV', { [WORKS]: () => [{ ...KJV, url: 'javascript:alert(1)' }] });
    await userEvent.click(await about());
    const dialog = await findDialog('King James Version');
    await within(dialog).findByText('Standard text of 1769');
    expect(within(dialog).queryByRole('link')).toBeNull();
  });

  it('says that the works load, explains a failure and tries again', async () => {
    open('KJV', { [WORKS]: inTurn(UNAVAILABLE, { status: 200, body: [KJV] }) });
    await userEvent.click(await about());
    const dialog = await findDialog('King James Version');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'What is known of this text could not be loaded',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Standard text of 1769')).toBeInTheDocument();
  });

  it('shows nothing for an unknown text, and nothing while the list loads', async () => {
    const { calls, container } = open('XYZ');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(container).toHaveTextContent('');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
