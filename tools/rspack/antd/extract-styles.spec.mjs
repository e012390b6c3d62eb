import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../paths.mjs';
import { extractStyles } from './extract-styles.mjs';

/**
 * Uses for which the sheet has no rules, or the bundle no code: take it from `UNUSED`, or from the loader, before it is
 * used.
 */
const WITHOUT_STYLES =
  /\b(?:Space\.Compact|Dropdown\.Button|Input\.(?:Search|Group)|Button\.Group|Radio\.Button|optionType|addonBefore|addonAfter|warningOnly)\b|(?:status|validateStatus)="warning"|variant="underlined"|mode="(?:multiple|tags)"|direction="rtl"/;

describe('the style sheet extracted from antd', () => {
  const { css, token } = extractStyles();
  const [day, night] = ['.berea{', '.berea.dark{'].map(
    (rule) => css.split(`\n`).join(' ').split(rule)[1]?.split('}')[0] ?? '',
  );

  it('has the colours of our tokens, in the dark theme those of the dark theme', () => {
    expect(day).toContain('--ant-color-primary:#');
    expect(night).toMatch(/--ant-color-primary:#86bfb0/i);
  });

  it('declares for the dark theme only the variables that differ', () => {
    expect(day).toContain('--ant-font-size:15px');
    expect(night).not.toContain('--ant-font-size:');
  });

  it('has rules for every component, none that nothing could match, and the numeric tokens', () => {
    for (const prefix of ['btn', 'input', 'modal', 'tabs', 'select-dropdown', 'form-item', 'switch'])
      expect(css).toContain(`.ant-${prefix}`);
    expect(css).not.toMatch(/\.ant-col-push-1|\.ant-tag-magenta|\.ant-btn-rtl|\.ant-space-compact|\.ant-radio-button-/);
    expect(css).toContain('.ant-btn:not(');
    expect(token).toMatchObject({ zIndexPopupBase: 1000, motion: true });
  });

  it('lacks the styles of nothing that our sources use of antd', () => {
    const ours = ['--cached', '--others', '--exclude-standard', '--deduplicate'];
    const files = execFileSync('git', ['ls-files', ...ours, 'apps/*.tsx', 'libs/*.tsx', 'libs/ui/src/*.ts'], {
      cwd: root,
      encoding: 'utf8',
    });
    const asking = files
      .trim()
      .split('\n')
      .filter((file) => fs.existsSync(path.join(root, file)))
      .filter((file) => WITHOUT_STYLES.test(fs.readFileSync(path.join(root, file), 'utf8')));
    expect(asking).toEqual([]);
  });
});
