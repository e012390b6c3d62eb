/**
 * Modules of packages that come along with what the product uses, and that no page of it can reach. The tree of imports
 * cannot tell: a class makes them in its constructor, or a component bears them as its fields.
 */
const REPLACED = {
  // Passkeys: a second factor is a code of an authenticator.
  'auth-js/dist/module/lib/webauthn': `
    const refuse = () => { throw new Error('tools/rspack/left-out.mjs leaves out passkeys'); };
    export class WebAuthnApi {}
    export const webAuthnAbortService = { createNewAbortSignal: refuse, cancelCeremony() {} };
    export const browserSupportsWebAuthn = () => false;
    export const createCredential = refuse, getCredential = refuse;
    export const deserializeCredentialCreationOptions = refuse, deserializeCredentialRequestOptions = refuse;
    export const serializeCredentialCreationResponse = refuse, serializeCredentialRequestResponse = refuse;`,
  // Fields of `Input` and `Tag`, such as `Input.OTP`.
  'antd/es/input/Group': 'export default undefined;',
  'antd/es/input/OTP/index': 'export default undefined;',
  'antd/es/input/Password': 'export default undefined;',
  'antd/es/input/Search': 'export default undefined;',
  'antd/es/tag/CheckableTag': 'export default undefined;',
  'antd/es/tag/CheckableTagGroup': 'export default undefined;',
  // Waves are turned off.
  'antd/es/_util/wave/index': 'export default ({ children }) => children ?? null;',
};

export const LEFT_OUT = new RegExp(`[\\\\/](${Object.keys(REPLACED).join('|').replaceAll('/', '[\\\\/]')})\\.js$`);

/** Replaces a module whole. */
export default function leaveOut() {
  const [, name = ''] = LEFT_OUT.exec(this.resourcePath) ?? [];
  return REPLACED[name.replaceAll('\\', '/')];
}
