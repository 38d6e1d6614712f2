export const nonce = 'ZCd1biBhdXRyZQ'

/** The policy of servers by someone else: as strict as ours, scripts by a nonce and no text that becomes HTML. */
export const policy = [
  "default-src 'self'",
  `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types flx',
].join('; ')
