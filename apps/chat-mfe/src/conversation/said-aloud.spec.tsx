import { describe, expect, it } from '@jest/globals';
import { loadSpeakable } from '@berea/answers';
import { renderPage } from '@berea/web/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { message } from '../testing/messages.js';
import { SaidAloud, type SaidAloudProps } from './said-aloud.js';

let show: (props: SaidAloudProps) => void;
function Page({ first }: { first: SaidAloudProps }) {
  const [props, setProps] = useState(first);
  useEffect(() => {
    show = setProps;
  }, []);
  return <SaidAloud {...props} />;
}
const log = () => screen.getByRole('log');
const before = message({ id: 'a', response: 'Of the meek.' });

describe('the announcement of answers to screen readers', () => {
  it('leaves out an answer that was there before, also in the moment before the new one is on screen', async () => {
    renderPage(<Page first={{ newest: before, pending: false }} />);
    act(() => show({ newest: before, pending: true }));
    act(() => show({ newest: before, pending: false }));
    // So long the new one is on its way that the old one could be told.
    await act(async () => void (await loadSpeakable()));
    expect(log()).toBeEmptyDOMElement();
    act(() => show({ newest: message({ id: 'b', response: 'Of the poor in spirit.' }), pending: false }));
    await waitFor(() => expect(log()).toHaveTextContent('Scholar answered: Of the poor in spirit.'));
    expect(log()).not.toHaveTextContent('Of the meek.');
  });

  it('tells the first answer of a conversation, and then nothing of another conversation that is opened', async () => {
    renderPage(<Page first={{ newest: undefined, pending: false }} />);
    act(() => show({ newest: undefined, pending: true }));
    act(() => show({ newest: message({ id: 'b', response: 'Of the poor in spirit.' }), pending: false }));
    await waitFor(() => expect(log()).toHaveTextContent('Scholar answered: Of the poor in spirit.'));
    act(() => show({ newest: before, pending: false }));
    expect(log()).toHaveTextContent('Scholar answered: Of the poor in spirit.');
  });
});
