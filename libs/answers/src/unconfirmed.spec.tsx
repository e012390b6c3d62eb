import type { Citation, Verdict } from '@berea/contracts';
import { renderPage } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { markOf } from './citation-mark.js';
import { altered, exact, invented, known, misplaced, nowhere, unavailable } from './testing/index.js';
import { Unconfirmed } from './unconfirmed.js';

const show = (citations: Citation[]) => renderPage(<Unconfirmed citations={citations} />);
const items = () => within(screen.getByRole('region', { name: 'Not confirmed by the text' })).getAllByRole('listitem');

describe('a quotation that the text does not confirm', () => {
  it('is listed below the answer with what was found', () => {
    show([exact, altered, known, misplaced, invented]);
    expect(items().map((item) => item.textContent)).toEqual([
      'Blessed are the in the text: poor only quoted: rich in spiritMatthew 5:3 Like what stands there (KJV), but not in these words. ',
      '“Blessed are the poor in spirit: for theirs is the kingdom of heaven.”Luke 4:18 These words stand in Matthew 5:3 (KJV). Open Matthew 5:3',
      '“God helps those who help themselves”Proverbs 6:6 These words were found in no translation that is installed here. ',
    ]);
    expect(screen.getByRole('link', { name: 'Open Matthew 5:3' })).toHaveAttribute('href', '/bible/Matthew/5/3');
    expect(screen.getByText('Struck through: only in the answer. Underlined: in the text.')).toBeInTheDocument();
  });

  it('is told apart from one that cannot be checked here, which is in a list of its own with the nearest text', () => {
    const { reference: _reference, place: _place, ...bare } = { ...unavailable, foundAt: 'Luke 6:20' };
    show([altered, unavailable, bare]);
    expect(items()).toHaveLength(1);
    const unchecked = within(screen.getByRole('region', { name: 'Cannot be checked here' })).getAllByRole('listitem');
    expect(unchecked.map((item) => item.textContent)).toEqual([
      `“${unavailable.quote}”Matthew 5:3 The NIV is not installed. The KJV has: “${unavailable.text}”`,
      `“${unavailable.quote}” The NIV is not installed. The KJV has in Luke 6:20: “${unavailable.text}”`,
    ]);
  });

  it('is told apart from one with a verdict that only a newer server knows, which reads as unchecked', () => {
    show([altered, { ...unavailable, verdict: 'glorious' as Verdict }, { ...known, verdict: 'glorious' as Verdict }]);
    expect(items()).toHaveLength(1);
    expect(
      within(screen.getByRole('region', { name: 'Cannot be checked here' })).getAllByRole('listitem'),
    ).toHaveLength(1);
  });

  it('is listed also when the words have no reference', () => {
    const { reference: _reference, place: _place, ...bare } = invented;
    show([bare]);
    expect(items()).toHaveLength(1);
    expect(screen.queryByText(/Struck through/)).toBeNull();
  });

  it('is listed with the reason why a quotation could not be compared better', () => {
    show([{ ...altered, reason: 'The NIV is not installed here.' }]);
    expect(items()[0]).toHaveTextContent('not in these words. The NIV is not installed here.');
  });

  it('is listed when its reference names a book that does not exist, which no chip shows', () => {
    const reason = 'There is no book called Hezekiah among the 66 of this Bible.';
    show([{ reference: 'Hezekiah 3:4', verdict: 'invalid_reference', reason }]);
    expect(items()[0]).toHaveTextContent(`Hezekiah 3:4 ${reason}`);
  });

  it('is folded to one line, without an alarm, when authors of the shown works put it in words of their own', async () => {
    show([exact, { ...altered, by: 'John Hull' }, { ...misplaced, by: 'C. H. Spurgeon' }]);
    expect(screen.queryByRole('region', { name: 'Not confirmed by the text' })).toBeNull();
    const line = screen.getByRole('button', { name: '2 allusions in these works differ from the KJV' });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    await userEvent.click(line);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('“Blessed are the rich in spirit”John Hull. Compare Matthew 5:3');
    expect(within(second as HTMLElement).getByRole('link', { name: 'Matthew 5:3' })).toHaveAttribute(
      'href',
      '/bible/Matthew/5/3',
    );
    expect(document.querySelector('del')).toBeNull();
    expect(markOf({ ...altered, by: 'John Hull' }, true)).toMatchObject({ kind: 'named' });
  });

  it('is listed when no author is named for it, beside the folded ones', () => {
    show([{ ...altered, by: 'John Hull' }, invented]);
    expect(items()).toHaveLength(1);
    expect(screen.getByRole('button', { name: '1 allusion in these works differs from the KJV' })).toBeInTheDocument();
  });

  it('is not shown when everything was confirmed, or when a place is only said not to exist', () => {
    show([exact, known, nowhere]);
    expect(screen.queryByRole('region', { name: 'Not confirmed by the text' })).toBeNull();
  });
});
