import fs from 'node:fs';
import path from 'node:path';

const MOST_WORDS = 90;
const MOST_SIGNS = 200;

/** Files that a command makes, or that a release has written down. */
const GENERATED = ['docs/configuration.md', 'docs/releases/'];
const LEFT_OUT = new Set(['node_modules', 'dist']);

/** The documents of a folder: each README, and what is in docs/. By path with `/`, relative to the folder. */
export function documentsOf(root, folder = '') {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (GENERATED.some((each) => name.startsWith(each.replace(/\/$/, '')))) return [];
    if (entry.isDirectory())
      return LEFT_OUT.has(entry.name) || entry.name.startsWith('.') ? [] : documentsOf(root, name);
    return entry.name === 'README.md' || (name.startsWith('docs/') && name.endsWith('.md')) ? [name] : [];
  });
}

/**
 * Parts of a Markdown text that are too long to be read once: paragraphs and items of lists by words, rows of tables by
 * signs, without the blanks that align them. Code is left out.
 * @param {string} text
 * @returns {string[]} `<line>: <what is too long>`
 */
export function tooLong(text) {
  const problems = [];
  let inCode = false;
  let paragraph = { line: 0, words: 0 };
  const end = () => {
    if (paragraph.words > MOST_WORDS)
      problems.push(`${paragraph.line}: a paragraph of ${paragraph.words} words (at most ${MOST_WORDS})`);
    paragraph = { line: 0, words: 0 };
  };
  for (const [at, line] of text.split('\n').entries()) {
    const trimmed = line.trim();
    const isFence = trimmed.startsWith('```');
    if (isFence) inCode = !inCode;
    if (isFence || inCode || trimmed === '') {
      end();
      continue;
    }
    if (trimmed.startsWith('|')) {
      end();
      const signs = trimmed.split(/\s+/).join(' ').length;
      if (signs > MOST_SIGNS && !trimmed.startsWith('| --'))
        problems.push(`${at + 1}: a row of a table with ${signs} signs (at most ${MOST_SIGNS})`);
      continue;
    }
    if (/^(?:[-*#<]|\d+\. )/.test(trimmed)) end();
    paragraph = {
      line: paragraph.line || at + 1,
      words: paragraph.words + trimmed.split(/\s+/).length,
    };
  }
  end();
  return problems;
}
