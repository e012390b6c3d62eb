import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../paths.mjs';
import { extractStyles } from './extract-styles.mjs';

/** What the sheet has no rules for, or the bundle no code: take it from `UNUSED`, or from the loader, before it is used. */
const WITHOUT_STYLES =
  /\b(?:Space\.Compact|Dropdown\.Button|Input\.(?:Search|Group)|Button\.Group|Radio\.Button|optionType|addonBefore|addonAfter|warningOnly)\b|(?:status|validateStatus)="warning"|variant="underlined"|mode="(?:multiple|tags)"|direction="rtl"/;

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

  it('have rules of every component, none that nothing could match, and the measures to calculate with', () => {
    for (const prefix of ['btn', 'input', 'modal', 'tabs', 'select-dropdown', 'form-item', 'switch'])
      expect(css).toContain(`.ant-${prefix}`);
    expect(css).not.toMatch(/\.ant-col-push-1|\.ant-tag-magenta|\.ant-btn-rtl|\.ant-space-compact|\.ant-radio-button-/);
    expect(css).toContain('.ant-btn:not(');
    expect(token).toMatchObject({ zIndexPopupBase: 1000, motion: true });
  });

  it('are of use to all that our sources ask of antd', () => {
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
