import { BereaTheme } from '@berea/ui/core';
import {
  ApiContext,
  type AuthClient,
  ConfigContext,
  createApi,
  createAuthClient,
  createQueryClient,
  loadRuntimeConfig,
  type RuntimeConfig,
  SessionProvider,
} from '@berea/web';
import { BrowserRouter } from '@berea/web/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { AppRoutes } from './app-routes.js';
import { useDarkTheme } from './frame/use-dark-theme.js';

export function App({ nonce }: { nonce: string | undefined }) {
  const [config, setConfig] = useState<RuntimeConfig | null>(null);
  useEffect(() => {
    void loadRuntimeConfig().then(setConfig);
  }, []);
  return config ? <Product config={config} nonce={nonce} /> : <p role="status">Loading...</p>;
}

function Product({ config, nonce }: { config: RuntimeConfig; nonce: string | undefined }) {
  const auth = useMemo(() => createAuthClient(config), [config]);
  return (
    <ConfigContext value={config}>
      <SessionProvider auth={auth}>
        <Data auth={auth} nonce={nonce} />
      </SessionProvider>
    </ConfigContext>
  );
}

function Data({ auth, nonce }: { auth: AuthClient; nonce: string | undefined }) {
  const [client] = useState(createQueryClient);
  const api = useMemo(() => createApi(auth), [auth]);
  return (
    <QueryClientProvider client={client}>
      <ApiContext value={api}>
        <Themed nonce={nonce} />
      </ApiContext>
    </QueryClientProvider>
  );
}

function Themed({ nonce }: { nonce: string | undefined }) {
  const dark = useDarkTheme();
  return (
    <BereaTheme dark={dark} nonce={nonce}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </BereaTheme>
  );
}
