/** The id of an event of a stream, as `lastEventId` names it; undefined where the server gives none. */
export async function eventIdOf(event: object): Promise<string | undefined> {
  // Here since the call was made: it is marked by a symbol of the package that made it.
  const { getEventMeta } = await import(/* webpackChunkName: "calls" */ './link.js');
  return getEventMeta(event)?.id;
}
