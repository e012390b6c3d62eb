import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

/** The engine that answers just now: a language model, the library, or none. */
export const useAssistantStatus = () => useQuery(useApi().chat.status.queryOptions());
