import { renderPage } from '@berea/web/testing';
import { Route, Routes } from '@berea/web/router';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { PreachPage } from './preach-page.js';

const ID = '22222222-2222-4222-8222-222222222222';
const OWNER = '11111111-1111-4111-8111-111111111111';
const KEPT_NOTICE = /The server could not be reached/;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it('a sermon that this device keeps is preached from there while the server does not answer, then from the server', async () => {
  const content = { title: 'Salt', body: 'You are the salt.' };
  const entry = { owner: OWNER, at: 1, kept: { content, base: { id: ID, version: 1, content }, unsaved: true } };
  localStorage.setItem(`berea_sermon_draft:${ID}`, JSON.stringify(entry));
  let answer: (sermon: object) => void = () => undefined;
  const answered = new Promise<object>((resolve) => (answer = resolve));
  renderPage(
    <Routes>
      <Route path="/sermon-prep/:id/preach" element={<PreachPage />} />
    </Routes>,
    { path: `/sermon-prep/${ID}/preach`, routes: { [`GET /api/sermons/${ID}`]: () => answered } },
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(2_900);
  expect(screen.getByText('Loading your sermon...')).toBeVisible();
  await pass(200);
  expect(screen.getByRole('region', { name: 'Preaching: Salt' })).toHaveTextContent('You are the salt.');
  expect(screen.getByText(KEPT_NOTICE)).toBeVisible();
  answer({ id: ID, ...content, version: 2 });
  await pass(100);
  expect(screen.getByRole('region', { name: 'Preaching: Salt' })).toHaveTextContent('You are the salt.');
  expect(screen.queryByText(KEPT_NOTICE)).toBeNull();
});
