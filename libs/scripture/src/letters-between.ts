/** Letters to change, add, take away, or swap with their neighbour; undefined where there are more than `limit`. */
export function lettersBetween(a: string, b: string, limit: number): number | undefined {
  if (Math.abs(a.length - b.length) > limit) return undefined;
  // Every word of a text is compared: rows are made once for each pair, letters read as numbers.
  let [beforeLast, last, row] = [0, 0, 0].map(() => new Uint16Array(b.length + 1)) as [
    Uint16Array,
    Uint16Array,
    Uint16Array,
  ];
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let leastOfRow = i;
    for (let j = 1; j <= b.length; j += 1) {
      const [ofA, ofB] = [a.charCodeAt(i - 1), b.charCodeAt(j - 1)];
      let least = Math.min((last[j - 1] ?? 0) + (ofA === ofB ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && ofA === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === ofB) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      }
      row[j] = least;
      leastOfRow = Math.min(leastOfRow, least);
    }
    if (leastOfRow > limit) return undefined;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const distance = last[b.length] ?? 0;
  return distance > limit ? undefined : distance;
}
