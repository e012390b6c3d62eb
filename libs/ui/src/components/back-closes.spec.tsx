import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useBackCloses } from './back-closes.js';

const real = window.matchMedia;
const onDevice = (hasBack: boolean) => {
  window.matchMedia = (query) => ({ ...real.call(window, query), matches: hasBack });
};
afterEach(() => {
  window.matchMedia = real;
});

/** The entries that the browser goes back over, and the page of each. */
const path = () => window.location.pathname;
const idx = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;
const push = (to: string) => window.history.pushState({ idx: idx() + 1, key: to }, '', to);
const back = () => act(async () => window.history.back());
/** Waits until the browser is at this path. */
const settled = async (to: string) => {
  await waitFor(() => expect(path()).toBe(to));
};

function Page({ refuses = false }: { refuses?: boolean }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((names) => names.filter((each) => each !== name));
  return (
    <>
      {['A', 'B'].map((name) => (
        <button key={name} onClick={() => setOpen((names) => [...names, name])}>{`open ${name}`}</button>
      ))}
      <button
        onClick={() => {
          setOpen([]);
          push('/next');
        }}
      >
        close and go on
      </button>
      {open.map((name) => (
        <Covering key={name} name={name} onClose={() => refuses || close(name)} onPress={() => close(name)} />
      ))}
    </>
  );
}

function Covering(props: { readonly name: string; readonly onClose: () => void; readonly onPress: () => void }) {
  const { name, onClose, onPress } = props;
  useBackCloses(true, onClose);
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={onPress}>{`close ${name}`}</button>
    </div>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = () => screen.queryAllByRole('dialog').map((each) => each.getAttribute('aria-label'));

beforeEach(() => {
  window.history.replaceState({ idx: 0 }, '', '/start');
  push('/before');
  push('/page');
});

describe('Back on a phone', () => {
  beforeEach(() => onDevice(true));

  it('closes open layers, the last one first, and then leaves the page', async () => {
    render(<Page />);
    await press('open A');
    await press('open B');
    await back();
    await waitFor(() => expect(open()).toEqual(['A']));
    expect(path()).toBe('/page');
    await back();
    await waitFor(() => expect(open()).toEqual([]));
    expect(path()).toBe('/page');
    await back();
    await settled('/before');
  });

  it('leaves at once when every layer was closed by its own button', async () => {
    render(<Page />);
    await press('open A');
    const entry = idx();
    await press('close A');
    expect([path(), idx()]).toEqual(['/page', entry]);
    await back();
    await settled('/before');
  });

  it('comes from the next page to this one, and leaves it, when an open layer led there', async () => {
    render(<Page />);
    await press('open A');
    await press('close and go on');
    await settled('/next');
    await back();
    await settled('/page');
    await back();
    await settled('/before');
  });

  it('closes a layer that replaces another', async () => {
    render(<Page />);
    await press('open A');
    const entry = idx();
    await press('close A');
    await press('open B');
    await waitFor(() => expect(idx()).toBe(entry));
    await back();
    await waitFor(() => expect(open()).toEqual([]));
    expect(path()).toBe('/page');
  });

  it('does not trap the user when an open layer does not close', async () => {
    render(<Page refuses />);
    await press('open A');
    const entry = idx();
    await back();
    await waitFor(() => expect(idx()).toBe(entry - 1));
    expect([path(), open()]).toEqual(['/page', ['A']]);
    await back();
    await settled('/before');
  });

  it('leaves at once after several were opened and closed, one after the other', async () => {
    render(<Page />);
    for (const name of ['A', 'B', 'A']) {
      await press(`open ${name}`);
      await press(`close ${name}`);
    }
    await back();
    await settled('/before');
  });

  it('leads to the page before by two presses when two were closed at once', async () => {
    render(<Page />);
    await press('open A');
    await press('open B');
    await press('close and go on');
    await settled('/next');
    await back();
    await settled('/page');
    await back();
    await settled('/before');
  });
});

it('Back with a mouse leaves the page', async () => {
  onDevice(false);
  render(<Page />);
  await press('open A');
  await back();
  await settled('/before');
});
