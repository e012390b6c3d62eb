/** 'Good morning, Ruth.' by the reader's own clock; without a name when none is known. */
export function greeting(hour: number, fullName: string | undefined): string {
  const words = hour >= 5 && hour < 12 ? 'Good morning' : hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
  const first = fullName?.trim().split(/\s+/)[0];
  return first ? `${words}, ${first}.` : `${words}.`;
}
