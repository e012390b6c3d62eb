import { describe, expect, it } from '@jest/globals';
import { renderPage } from '@berea/web/testing';
import { screen } from '@testing-library/react';
import { Section } from '../profile/section.js';
import { SettingsPage } from './settings-page.js';

describe('the settings', () => {
  it('come first, each leading to where it is set', () => {
    renderPage(<SettingsPage />, { path: '/settings' });
    const rows = screen.getAllByRole('link').map((row) => row.getAttribute('href'));
    expect(rows.slice(0, 8)).toEqual([
      '/profile#assistant',
      '/profile#reading',
      '/settings/account',
      '/profile#security',
      '/profile#space',
      '/settings/data',
      '/settings/tokens',
      '/settings/privacy',
    ]);
  });

  it.each(['assistant', 'other'])('lead the keyboard to the part of the profile that the address names: %s', (name) => {
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      shown.push(this);
    };
    renderPage(
      <Section title="Assistant" anchor="assistant">
        <p>Choice</p>
      </Section>,
      { path: `/profile#${name}` },
    );
    const part = screen.getByRole('region', { name: 'Assistant' });
    expect(shown).toEqual(name === 'assistant' ? [part] : []);
    expect(document.activeElement === part).toBe(name === 'assistant');
  });
});
