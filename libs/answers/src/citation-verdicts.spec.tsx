import type { Citation } from '@berea/contracts';
import { renderPage } from '@berea/web/testing';
import { loadReferenceReader } from '@berea/scripture';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, exact, invented, known, misplaced, nowhere, QUOTE, unavailable } from './testing/index.js';
import { AnswerText } from './answer-text.js';

beforeAll(loadReferenceReader);

const show = (text: string, citations: Citation[]) =>
  renderPage(<AnswerText text={text} citations={citations} />).container;

/** How each chip is marked, what is written in it, and what is said of it. */
const chips = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-mark]')].map((chip) =>
    [chip.getAttribute('data-mark'), chip.textContent, chip.getAttribute('aria-label')].join(' | '),
  );

const ALTERED = '“Blessed are the rich in spirit” (Matthew 5:3)';
const MISPLACED = `“${QUOTE}” (Luke 4:18)`;
const INVENTED = '“God helps those who help themselves” (Proverbs 6:6)';

describe('the chip of a cited reference', () => {
  it.each<[string, string, Citation, string]>([
    ['exact', `“${QUOTE}” (Matthew 5:3)`, exact, 'checked | Matthew 5:3 | Matthew 5:3, checked against the KJV text'],
    [
      'exact in another translation',
      `“${QUOTE}” (Matthew 5:3)`,
      { ...exact, verdict: 'exact_elsewhere', translation: 'WEB' },
      'checked | Matthew 5:3 | Matthew 5:3, checked against the WEB text',
    ],
    ['a reference alone', 'See Isaiah 66:2', known, 'named | Isaiah 66:2 | Isaiah 66:2, no quotation was checked'],
    ['altered', ALTERED, altered, 'doubt | Matthew 5:3 altered | Matthew 5:3 altered, not in the words of the text'],
    [
      'under a wrong reference',
      MISPLACED,
      misplaced,
      'doubt | Luke 4:18 stands in Matthew 5:3 | Luke 4:18 stands in Matthew 5:3, where the quoted words are found',
    ],
    [
      'invented',
      INVENTED,
      invented,
      'doubt | Proverbs 6:6 not found | Proverbs 6:6 not found, the quoted words are nowhere in Scripture',
    ],
    [
      'of a version that is not installed',
      `“${unavailable.quote}” (Matthew 5:3, NIV)`,
      unavailable,
      'named | Matthew 5:3 cannot be checked here | Matthew 5:3 cannot be checked here, the quoted words were not checked',
    ],
    [
      'a place that does not exist',
      'See Obadiah 2:1',
      nowhere,
      'doubt | Obadiah 2:1 no such place | Obadiah 2:1 no such place. Obadiah has 1 chapter.',
    ],
  ])('says in words what the verifier found: %s', (_name, text, citation, expected) => {
    expect(chips(show(text, [citation]))).toEqual([expected]);
  });

  it('has a tick only when the quotation was checked and found exact', () => {
    const container = show([`“${QUOTE}” (Matthew 5:3)`, ALTERED, MISPLACED, INVENTED, 'Obadiah 2:1'].join('\n\n'), [
      exact,
      altered,
      misplaced,
      invented,
      nowhere,
    ]);
    const icons = [...container.querySelectorAll('[data-mark] svg')].map((icon) => icon.getAttribute('class') ?? '');
    expect(icons.filter((name) => name.includes('lucide-check'))).toHaveLength(1);
    expect(icons.filter((name) => name.includes('triangle-alert'))).toHaveLength(4);
    expect(chips(container).filter((chip) => chip.startsWith('checked'))).toHaveLength(1);
  });
});

describe('of several quotations under one reference', () => {
  it('each mention is marked by the words nearest to it', () => {
    const both = `“${QUOTE}” (Matthew 5:3), and not “Blessed are the rich in spirit” (Matthew 5:3).`;
    const marks = () => chips(show(both, [altered, exact])).map((chip) => chip.split(' |')[0]);
    expect(marks()).toEqual(['checked', 'doubt']);
  });

  it('a mention that is next to none of them is only named', () => {
    const marks = chips(show(`${ALTERED}\n\nRead Matthew 5:3 again.`, [altered])).map((chip) => chip.split(' |')[0]);
    expect(marks).toEqual(['doubt', 'named']);
  });
});

describe('the card of a doubtful chip', () => {
  it('shows the words that differ, and the text', async () => {
    show(ALTERED, [altered]);
    await userEvent.tab();
    const card = within(await screen.findByRole('tooltip'));
    expect(card.getByText(QUOTE)).toBeInTheDocument();
    expect(card.getByText('rich').closest('del')).toHaveTextContent('only quoted: rich');
    expect(card.getByText('poor').closest('ins')).toHaveTextContent('in the text: poor');
    expect(card.getByText('Like what stands there (KJV), but not in these words')).toBeInTheDocument();
  });

  it('of a version that is not installed shows what the nearest one has, without an alarm', async () => {
    const container = show(`“${unavailable.quote}” (Matthew 5:3, NIV)`, [unavailable]);
    expect(container.querySelector('[data-mark] svg')).toBeNull();
    await userEvent.tab();
    const card = within(await screen.findByRole('tooltip'));
    expect(card.getByText(QUOTE)).toBeInTheDocument();
    expect(card.getByText('Cannot be checked here. The NIV is not installed. The KJV is shown')).toBeInTheDocument();
  });

  it('leads to the real place of the words', async () => {
    show(MISPLACED, [misplaced]);
    await userEvent.tab();
    const card = within(await screen.findByRole('tooltip'));
    expect(card.getByRole('link', { name: 'Open Matthew 5:3' })).toHaveAttribute('href', '/bible/Matthew/5/3');
  });

  it('explains a place that does not exist, and leads nowhere', async () => {
    show('See Obadiah 2:1', [nowhere]);
    await userEvent.tab();
    const card = within(await screen.findByRole('tooltip'));
    expect(card.getByText('Obadiah has 1 chapter.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('opens as a sheet on phones', async () => {
    const all = matchMedia('all');
    const phone = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...all, media, matches: media.includes('max-width') }));
    show('See Obadiah 2:1', [nowhere]);
    await userEvent.click(screen.getByRole('button', { name: /Obadiah 2:1/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Obadiah 2:1' }));
    expect(sheet.getByText('Obadiah has 1 chapter.')).toBeInTheDocument();
    phone.mockRestore();
  });
});
