import { describe, expect, it } from '@jest/globals';
import { extractStyles } from './extract-styles.mjs';

describe('styles of antd', () => {
  const { css, token } = extractStyles();
  const [day, night] = ['.berea{', '.berea.dark{'].map(
    (rule) => css.split(`\n`).join(' ').split(rule)[1]?.split('}')[0] ?? '',
  );

  it('have the colours of our tokens, by night those of the night', () => {
    expect(day).toContain('--ant-color-primary:#');
    expect(night).toMatch(/--ant-color-primary:#86bfb0/i);
  });

  it('declare by night only what differs', () => {
    expect(day).toContain('--ant-font-size:15px');
    expect(night).not.toContain('--ant-font-size:');
  });

  it('have rules of every component, none for grids and named colours, and the measures to calculate with', () => {
    for (const prefix of ['btn', 'input', 'modal', 'tabs', 'select-dropdown', 'form-item', 'switch'])
      expect(css).toContain(`.ant-${prefix}`);
    expect(css).not.toMatch(/\.ant-col-push-1|\.ant-tag-magenta/);
    expect(token).toMatchObject({ zIndexPopupBase: 1000, motion: true });
  });
});
