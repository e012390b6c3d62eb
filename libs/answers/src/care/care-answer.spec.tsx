import { renderPage } from '@berea/web/testing';
import { loadReferenceReader } from '@berea/scripture';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswerText } from '../answer-text.js';
import { care, CARE_ANSWER, exact } from '../testing/index.js';
import { CareAnswer } from './care-answer.js';

beforeAll(loadReferenceReader);

const show = (language = 'en-GB') => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  renderPage(<CareAnswer response={CARE_ANSWER} citations={[exact]} care={care} words={AnswerText} />);
};
const contacts = () => screen.getByRole('list', { name: 'Who to call' });

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

describe('an answer to a person in distress', () => {
  it('shows its words, people to call with one touch, and a checked verse', () => {
    show();
    expect(screen.getByText('I’m so glad you told me.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call 999, Emergency services' })).toHaveAttribute('href', 'tel:999');
    expect(screen.getByRole('link', { name: 'Call 116 123, Samaritans' })).toHaveAttribute('href', 'tel:116123');
    expect(screen.getByRole('link', { name: 'www.samaritans.org' })).toHaveAttribute(
      'href',
      'https://www.samaritans.org',
    );
    expect(screen.getByRole('link', { name: /Matthew 5:3/ })).toBeInTheDocument();
    expect(screen.getByText('You don’t have to explain anything.')).toBeInTheDocument();
    // The list for clients without buttons is not read twice.
    expect(screen.queryByText(/Who to call:/)).toBeNull();
    expect(document.querySelectorAll('.ant-btn-primary')).toHaveLength(1);
  });

  it('has no tag, no sources and nothing to save', () => {
    show();
    expect(screen.queryByText('From public-domain scholarship')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save to Notes' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Sources' })).toBeNull();
  });

  it.each([
    ['en-US', 'Lifeline'],
    ['en-GB', 'Samaritans'],
    ['de-DE', 'Samaritans'],
    ['not a language', 'Samaritans'],
  ])(
    'in a browser set to %s, begins with the numbers of its country when they are known, else with the first: %s',
    (language, name) => {
      show(language);
      expect(within(contacts()).getByText(name)).toBeInTheDocument();
    },
  );

  it('shows the numbers of another country', async () => {
    show();
    await userEvent.selectOptions(screen.getByLabelText('Numbers for'), 'United States');
    expect(within(contacts()).queryByText('Samaritans')).toBeNull();
    expect(screen.getByRole('link', { name: 'Text 988, Lifeline' })).toHaveAttribute('href', 'sms:988');
    await userEvent.selectOptions(screen.getByLabelText('Numbers for'), 'another country');
    expect(screen.getByRole('link', { name: 'Open findahelpline.com' })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('sends the words that ask for company by the means of the device', async () => {
    const share = jest.fn(async (_data: ShareData) => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Send this' }));
    expect(share).toHaveBeenCalledWith({ text: 'Can you stay with me?' });
  });

  it('copies the words that ask for company when the device has nothing to send with', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Send this' }));
    expect(await screen.findByText('Copied, to be sent to somebody')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('Can you stay with me?');
  });
});
