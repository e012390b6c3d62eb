import { ErrorBoundary } from '@berea/web/host';
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadedPage } from './lazy-page.js';
import { beginPage, type LoadPage } from './page-loading.js';

const Page = () => <h1>The page</h1>;
const pageOf = (load: LoadPage) => <LoadedPage load={load} fallback={<p>on its way</p>} />;
const heading = () => screen.queryByRole('heading', { name: 'The page' });

describe('a page in a chunk of its own', () => {
  it('is there at its first rendering when its loading began before, and is loaded once', async () => {
    const load = jest.fn<LoadPage>(async () => ({ Page }));
    await beginPage(load).settled;
    render(pageOf(load));
    expect(heading()).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('takes the place of the fallback once it is loaded', async () => {
    let come: (module: { Page: typeof Page }) => void = () => undefined;
    render(pageOf(() => new Promise((resolve) => (come = resolve))));
    expect(screen.getByText('on its way')).toBeInTheDocument();
    await act(async () => come({ Page }));
    expect(heading()).toBeInTheDocument();
    expect(screen.queryByText('on its way')).toBeNull();
  });

  it('that failed to load before it was shown is loaded again when it is shown, and once more by the button of the error', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest
      .fn<LoadPage>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockRejectedValueOnce(new Error('lost again'))
      .mockResolvedValue({ Page });
    await beginPage(load).settled;
    render(
      <ErrorBoundary fallback={(error, retry) => <button onClick={retry}>{(error as Error).message}</button>}>
        {pageOf(load)}
      </ErrorBoundary>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'lost again' }));
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
    jest.restoreAllMocks();
  });
});
