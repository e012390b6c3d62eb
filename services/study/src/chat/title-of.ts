const LENGTH = 60;

/** The title of a conversation: the first 60 characters of its first question, cut after a word. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const cut = beginning(line);
  const space = cut.lastIndexOf(' ');
  return (line[cut.length] === ' ' || space <= 0 ? cut : cut.slice(0, space)).trimEnd();
}

/** At most 60 characters that never end within one of several units, such as an emoji or a letter with its accents. */
function beginning(line: string): string {
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (cut.length + segment.length > LENGTH) break;
    cut += segment;
  }
  return (
    cut ||
    Array.from(line)
      .slice(0, LENGTH / 2)
      .join('')
  );
}
