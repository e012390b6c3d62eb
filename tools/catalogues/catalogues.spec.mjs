import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { bundleScript } from '../rspack/bundle.mjs';
import compileTexts, { messagesIn } from '../rspack/compile-texts.mjs';
import { findInlineTexts } from './find-inline-texts.mjs';
import { problemsOf, projectsWithTexts, root } from './problems.mjs';

const inline = (code) => findInlineTexts('file.tsx', code).map(({ text }) => text);

describe('the texts of a project with catalogues', () => {
  const projects = projectsWithTexts();

  it('checks at least one project', () => expect(projects.map(({ name }) => name)).toContain('apps/notes-mfe'));

  it.each(projects.map((project) => [project.name, project]))('are all in its catalogues: %s', (_name, project) => {
    expect(problemsOf(project)).toEqual([]);
  });

  it('have ids of their own over all projects', () => {
    const ids = projects.flatMap(({ catalogues }) =>
      catalogues.flatMap(({ messages }) => messages.map(({ id }) => id)),
    );
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe('a text is found inline', () => {
  it.each([
    ['<p>Save it</p>', 'Save it'],
    ['<p>\n  Save it\n  <Icon />\n</p>', 'Save it'],
    ['<Button aria-label="close" />', 'close'],
    ["<Input placeholder={wide ? 'Search all notes' : 'search'} />", 'Search all notes', 'search'],
    ["const FIELD = { label: 'title' };", 'title'],
    ['toast({ title: `${noun} deleted` });', '{} deleted'],
    ["const line = `${count} ${count === 1 ? 'entry' : 'entries'}`;", 'entry', 'entries'],
    ["return 'There was no connection.';", 'There was no connection.'],
    ["const DAYS = ['Monday', 'Tuesday'];", 'Monday', 'Tuesday'],
    ["tell('The chapter could not be loaded');", 'The chapter could not be loaded'],
    ["throw new Refusal('It is too long.');", 'It is too long.'],
  ])('in %s', (code, ...texts) => expect(inline(code)).toEqual(texts));
});

describe('no text is found', () => {
  it.each([
    "import x from './Some file.js';",
    '<p>{t("notes.save")} · 3:16 — </p>',
    '<svg viewBox="0 0 24 24" className="Big one" />',
    "if (event.key === 'Enter') submit();",
    "const style = styles['Heading'];",
    "new Intl.DateTimeFormat('en-GB', { month: 'long' });",
    "type Day = 'Monday' | 'Tuesday';",
    "const kind = 'note';",
    "throw new Error('The feature is missing');",
    "const width = useMedia('(min-width: 1280px) and (hover: hover)');",
    '// It may stand in a comment.',
  ])('in %s', (code) => expect(inline(code)).toEqual([]));
});

describe('the build of a catalogue', () => {
  const compiled = compileTexts(`export const { t } = catalogue({
  'a.plain': 'Save',
  'a.plural': '{count, plural, one {a note} other {{count} notes}}',
});`);

  it('has compiled messages in place of those to be parsed', () => {
    expect(compiled).toContain(`'a.plain': ["Save"],`);
    expect(compiled).toContain(`'a.plural': [["count","plural",{"one":["a note"],"other":[["count"]," notes"]}]],`);
    expect(messagesIn(compiled)).toEqual([]);
  });

  it('fails when a message is not ICU MessageFormat, and names it', () => {
    expect(() => compileTexts("catalogue({ 'a.broken': 'Delete {title' });")).toThrow(/a\.broken/);
  });
});

it('a production build leaves the message compiler out', async () => {
  /** A field that the compiler reads; names of fields stay in a bundle. */
  const field = 'pluralOffset';
  const compiler = path.join(root, 'node_modules/@lingui/message-utils/dist/compileMessage.mjs');
  expect(fs.readFileSync(compiler, 'utf8')).toContain(field);
  const folder = fs.mkdtempSync(path.join(root, '.nx/catalogue-'));
  try {
    const file = path.join(folder, 'own.ts');
    fs.writeFileSync(file, "import { i18n } from '@lingui/core'; console.log(i18n._('a'));");
    const { code } = await bundleScript(file, {});
    expect(code).toContain('selectordinal');
    expect(code).not.toContain(field);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
