import type { Enhancement, EnhanceRequest } from '@berea/contracts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

/** What Scholar does to a text of a sermon. */
export function useEnhance() {
  const api = useApi();
  return useMutation({ mutationFn: (request: EnhanceRequest): Promise<Enhancement> => api.chat.enhance.call(request) });
}
