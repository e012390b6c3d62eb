/** The next Sundays from a day on, which may be one. @param day such as 2026-11-28 */
export function nextSundays(day: string, count: number): string[] {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + ((7 - date.getUTCDay()) % 7));
  return Array.from({ length: count }, () => {
    const sunday = date.toISOString().slice(0, 10);
    date.setUTCDate(date.getUTCDate() + 7);
    return sunday;
  });
}
