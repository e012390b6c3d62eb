const LABELS = { ok: 'ok     ', note: 'note   ', problem: 'PROBLEM' };

/**
 * The findings as text for people, one a line, and the verdict.
 * @param {import('./finding.mjs').Finding[]} findings
 */
export function reportOf(findings) {
  const lines = findings.map(
    ({ subject, state, text, remedy }) =>
      `${LABELS[state]}  ${subject}: ${text.replaceAll('\n', '\n         ')}${remedy ? `\n         → ${remedy}` : ''}`,
  );
  const count = (state) => findings.filter((finding) => finding.state === state).length;
  const problems = count('problem');
  const verdict = problems ? `${problems} problem${problems === 1 ? '' : 's'}.` : 'No problem found.';
  return [...lines, '', verdict].join('\n');
}

/** The findings for programs. */
export const jsonOf = (findings) => JSON.stringify({ sound: isSound(findings), findings }, null, 2);

export const isSound = (findings) => findings.every(({ state }) => state !== 'problem');
