import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { productFiles } from '../patterns/find-patterns.mjs';
import { importBundled } from '../rspack/bundle.mjs';
import { messagesIn } from '../rspack/compile-texts.mjs';
import { root } from './problems.mjs';

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

describe('the reason that the API gives for an error', () => {
  /** The message of each reason, by its name. */
  let messages;
  let own;
  beforeAll(async () => {
    const { ERRORS, REASONS } = await importBundled('libs/contracts', './src/index.ts');
    own = Object.keys(REASONS);
    messages = { ...REASONS, ...ERRORS };
    expect(Object.keys(messages)).toHaveLength(own.length + Object.keys(ERRORS).length);
  });

  it('is worded by the browser as the server words it, except when it names a value or is for programs', () => {
    const worded = messagesIn(read('libs/web/src/texts/errors.ts')).map(({ id, message }) => [id, message]);
    const wanted = Object.entries(messages)
      .filter(([, { message, toPrograms }]) => !toPrograms && !/\{\w+\}/.test(message))
      .map(([reason, { message }]) => [`errors.${reason}`, message]);
    expect(Object.fromEntries(worded)).toEqual(Object.fromEntries(wanted));
  });

  it('differs from reason to reason', () => {
    const said = own.map((reason) => messages[reason].message).filter((message) => message !== '{problem}');
    expect(said.filter((message, at) => said.indexOf(message) !== at)).toEqual([]);
  });

  it('is documented', () => {
    const page = read('docs/api.md');
    expect(own.filter((reason) => !page.includes(`\`${reason}\``))).toEqual([]);
  });

  it('is thrown somewhere', () => {
    const code = ['services', 'libs']
      .flatMap((group) => fs.readdirSync(path.join(root, group)).map((name) => path.join(root, group, name, 'src')))
      .filter((src) => fs.existsSync(src) && !/libs.(?:web|contracts).src$/.test(src))
      .flatMap((src) => productFiles(src))
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('\n');
    const ofStorage = read('libs/contracts/src/errors.ts');
    expect(own.filter((reason) => !code.includes(`'${reason}'`) && !ofStorage.includes(`'${reason}'`))).toEqual([]);
  });
});
