import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BAPTIZED, PARALLELS, parallelsOf } from '../harmony/testing/baptism.js';
import { address, openBible, verseNamed } from '../testing/open-bible.js';

beforeEach(() => localStorage.clear());

const toolsOf = async (reference: string) => {
  await screen.findByRole('list', { name: /^Matthew 3/ });
  await userEvent.click(verseNamed(reference));
  return screen.findByRole('dialog', { name: 'Study Tools' });
};

it('the tools of a verse lead to what tells the same, by its title and its books', async () => {
  openBible('/bible/Matthew/3?translation=WEB', BAPTIZED);
  const tools = await toolsOf('Matthew 3:14');
  const links = await within(tools).findByRole('navigation', { name: 'Parallel passages' });
  expect(links).toHaveTextContent('Parallel passagesThe baptism of Jesus: Matthew, Mark, Luke');
  await userEvent.click(within(links).getByRole('link'));
  expect(address()).toBe('/bible/harmony/Matthew/3/14?translation=WEB');
  expect(await screen.findByRole('table', { name: 'The baptism of Jesus, WEB' })).toBeInTheDocument();
});

it('the tools of a verse that nothing stands beside say nothing of it', async () => {
  openBible('/bible/Matthew/3', { ...BAPTIZED, [PARALLELS]: () => parallelsOf('Matthew', 3, []) });
  const tools = await toolsOf('Matthew 3:14');
  expect(within(tools).queryByRole('navigation', { name: 'Parallel passages' })).not.toBeInTheDocument();
});

it('Compare leads to the parallels of the chapter, where it has any', async () => {
  openBible('/bible/Matthew/3', BAPTIZED);
  await screen.findByRole('list', { name: /^Matthew 3/ });
  await userEvent.click(screen.getByRole('button', { name: /^Compare/ }));
  const card = await screen.findByRole('dialog', { name: 'Compare with' });
  await userEvent.click(await within(card).findByRole('link', { name: 'Parallel passages in Matthew 3' }));
  expect(address()).toBe('/bible/harmony/Matthew/3');
});
