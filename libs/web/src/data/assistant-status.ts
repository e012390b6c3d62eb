import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

/** What answers just now: a language model, the library, or nothing. */
export const useAssistantStatus = () => useQuery(useApi().chat.status.queryOptions());
