import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HighlightSwatches } from './highlight-palette.js';
import { highlight, annotationServer } from '../testing/annotation-server.js';
import { renderAnnotated } from '../testing/render-annotated.js';
import { matthew5 } from '../../testing/study-state.js';

beforeEach(() => localStorage.clear());

const swatch = (name: string, checked = false) => screen.findByRole('radio', { name, checked });

describe('the colours of the highlight palette', () => {
  it('show which one the verse has, and what pressing it again does', async () => {
    const { kept, routes } = annotationServer({ highlights: [highlight('Matthew', 5, 3, 'pink')] });
    renderAnnotated(<HighlightSwatches place={matthew5(3)} />, routes);
    const pink = await swatch('Pink', true);
    expect(pink).toHaveAccessibleDescription('Press again to remove the highlight.');
    expect(await swatch('Yellow')).not.toHaveAccessibleDescription(/remove/);
    await userEvent.click(pink);
    await swatch('Pink', false);
    await waitFor(() => expect(kept.highlights).toEqual([]));
  });

  it('are one stop of the tab key, at the colour of the verse; arrows do not choose', async () => {
    const { calls } = renderAnnotated(
      <HighlightSwatches place={matthew5(3)} />,
      annotationServer({ highlights: [highlight('Matthew', 5, 3, 'blue')] }).routes,
    );
    await swatch('Blue', true);
    await userEvent.tab();
    expect(await swatch('Blue', true)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await swatch('Yellow')).toHaveFocus();
    expect(calls.map(({ route }) => route).filter((route) => !route.startsWith('GET'))).toEqual([]);
    await userEvent.keyboard(' ');
    await swatch('Yellow', true);
  });
});
