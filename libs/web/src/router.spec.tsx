import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { BrowserRouter, MemoryRouter, useIsMoving, useNavigate } from './router.js';

afterEach(() => window.history.replaceState(null, '', '/'));

describe.each([
  ['the browser', BrowserRouter],
  ['memory', MemoryRouter],
])('a move of a router with its history in %s', (_name, Router) => {
  let isMoving: () => boolean;
  let navigate: ReturnType<typeof useNavigate>;
  function Page() {
    isMoving = useIsMoving();
    navigate = useNavigate();
    return null;
  }

  it.each(['/bible/John/3?q=light', '/bible/1 Corinthians/13', '/bible/1%20Corinthians/13?with=WEB#end'])(
    'to %s is under way until it is rendered',
    (to) => {
      render(
        <Router>
          <Page />
        </Router>,
      );
      expect(isMoving()).toBe(false);
      act(() => {
        void navigate(to);
        expect(isMoving()).toBe(true);
      });
      expect(isMoving()).toBe(false);
    },
  );
});
