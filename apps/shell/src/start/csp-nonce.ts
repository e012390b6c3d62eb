const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce || undefined;

/**
 * Puts the page's CSP nonce on every style element that a library makes at run time.
 * antd's ConfigProvider covers its own; its portals and measuring code make some before they know of it.
 * @returns the nonce, for ConfigProvider
 */
export function applyCspNonce(): string | undefined {
  if (!nonce) return undefined;
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name.toLowerCase() === 'style') element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
  return nonce;
}
