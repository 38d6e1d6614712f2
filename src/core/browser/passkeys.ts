/** Whether this page may use passkeys, and its browser reads what a server writes of them: a secure context, since 2025. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
