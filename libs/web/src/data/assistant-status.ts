import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

/** Who answers just now: a language model, the library, or nobody. */
export const useAssistantStatus = () => useQuery(useApi().chat.status.queryOptions());
