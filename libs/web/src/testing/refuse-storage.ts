import { jest } from '@jest/globals';

/** A browser that keeps nothing, as it is set to or because it is full, until the returned function is called. */
export function refuseStorage(): () => void {
  const refusal = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  return () => refusal.mockRestore();
}
