import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, chapterOf, openBible, title, verseNamed } from '../testing/open-bible.js';
import { OFFERED, TRANSLATIONS } from './testing/offered.js';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

const WORDS = 'وَلَمَّا رَأَى الْجُمُوعَ صَعِدَ إِلَى الْجَبَلِ';
const svd = {
  [TRANSLATIONS]: () => OFFERED.map((each) => (each.code === 'SVD' ? { ...each, installed: true } : each)),
  'GET /api/bible/Matthew/5': () => ({
    ...chapterOf('Matthew', 5, 'SVD'),
    verses: [{ verse: 1, text: WORDS }],
    language: 'ar',
    direction: 'rtl',
  }),
};

describe('a text from right to left', () => {
  it('runs in its own direction and language, while the page keeps its own', async () => {
    openBible('/bible/Matthew/5?translation=SVD', svd);
    await title('Matthew 5');
    const list = screen.getByRole('list', { name: 'Matthew 5, Smith and Van Dyke Bible' });
    expect(list).toHaveAttribute('dir', 'rtl');
    expect(list).toHaveAttribute('lang', 'ar');
    expect(within(list).getByText(WORDS)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Matthew 5' }).closest('[dir="rtl"]')).toBeNull();
  });

  it('has the same verse tools as any text', async () => {
    openBible('/bible/Matthew/5?translation=SVD', svd);
    await title('Matthew 5');
    await userEvent.click(verseNamed('Matthew 5:1'));
    expect(await screen.findByRole('dialog', { name: 'Study Tools' })).toHaveTextContent(WORDS);
  });

  it('is found in the list by the name of its language', async () => {
    openBible('/bible/Matthew/1', svd);
    await title('Matthew 1');
    await userEvent.click(screen.getByRole('button', { name: /^KJV.*choose a translation/ }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find a translation' }), 'arabic{Enter}');
    expect(address()).toBe('/bible/Matthew/1?translation=SVD');
  });
});
