import { expect, it, jest } from '@jest/globals';
import { renderPage } from '@berea/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowseTab } from './browse-tab.js';

it("the featured part of the library, at a press on 'View All', scrolls to the top of the page", async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderPage(<BrowseTab />);
  await userEvent.click(screen.getByRole('button', { name: 'View All' }));
  expect(scrollTo.mock.calls as unknown[]).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  scrollTo.mockRestore();
});
