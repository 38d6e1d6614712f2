/**
 * Returns true if this page can use passkeys as servers write them: in a secure context, in browsers of 2025 and later.
 */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
