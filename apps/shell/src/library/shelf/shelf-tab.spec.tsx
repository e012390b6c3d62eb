import { expect, it } from '@jest/globals';
import type { Work } from '@berea/contracts';
import { render, screen, within } from '@testing-library/react';
import { WorkFacts } from '../work/work-facts.js';
import { describeWork } from './shelves.js';

const WORK: Work = {
  id: 'words-grc',
  kind: 'words',
  title: 'The Greek New Testament',
  author: 'Michael W. Holmes',
  year: '2010',
  language: 'grc',
  direction: 'ltr',
  installed: true,
  licence: 'CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)',
};

it.each([
  ['public-domain', 'Public domain'],
  ['attribution', 'Free with attribution'],
  ['share-alike', 'Free, share alike'],
  ['non-commercial', 'Not for commercial use'],
  ['by-permission', 'By permission of its owner'],
  [undefined, 'CC BY 4'],
] as const)('a work of the tier %s is on the shelf as: %s', (licenceTier, words) => {
  expect(describeWork({ ...WORK, ...(licenceTier && { licenceTier }) })).toBe(`Michael W. Holmes, 2010 · ${words}`);
});

it('the page of a work says what its licence lets readers copy, and nothing if the server does not know', () => {
  const { rerender } = render(<WorkFacts work={{ ...WORK, licenceTier: 'non-commercial' }} />);
  const facts = within(screen.getByLabelText('About this work'));
  expect(facts.getByText('Copying').nextSibling).toHaveTextContent(
    'You may copy and share it if you take no money for it.',
  );
  rerender(<WorkFacts work={WORK} />);
  expect(facts.queryByText('Copying')).toBeNull();
});
