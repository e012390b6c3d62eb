import { renderPage } from '@berea/web/testing';
import { Link, Route, Routes, useLocation } from '@berea/web/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatPage } from '../chat-page.js';

export const MESSAGES = 'GET /api/chat/messages';
export const ASK = 'POST /api/chat/messages/stream';

type Options = NonNullable<Parameters<typeof renderPage>[1]>;
export type ChatRoutes = NonNullable<Options['routes']>;

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** The chat, beside a link to another page and one back. */
export const openChat = (routes: ChatRoutes, options: Options = {}) =>
  renderPage(
    <>
      <Address />
      <Link to="/elsewhere">elsewhere</Link>
      <Link to="/">home</Link>
      <Routes>
        <Route path="/" element={<ChatPage />} />
        <Route path="*" element={<p>another page</p>} />
      </Routes>
    </>,
    { routes, ...options },
  );

export const box = () => screen.getByRole('textbox', { name: 'Ask Scholar about Scripture' });

/** As pasted: a key press each would render the page for every letter. */
export const write = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
};

export const send = () => screen.getByRole('button', { name: 'Send' });

export const address = () => screen.getByTestId('address').textContent;

/** The bodies of the questions among the calls. */
export const asked = (calls: { route: string; body: unknown }[]) =>
  calls.filter(({ route }) => route === ASK).map((call) => call.body);

/** An answer that comes when the test says so. */
export function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
