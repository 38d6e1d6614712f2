/**
 * Sandbox of a framed page of another site: it may do all that it is shown for, but not navigate this page by itself.
 */
const foreign = [
  'allow-downloads',
  'allow-forms',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
  'allow-same-origin',
  'allow-scripts',
  'allow-top-navigation-by-user-activation',
].join(' ')

/** Attributes of a frame that limit what its page may do, and what it learns of this one. */
export interface FrameRules {
  /** Undefined for a page of this origin, which is not restricted. */
  sandbox: string | undefined
  referrerPolicy: 'strict-origin-when-cross-origin'
}

/** Returns the rules of a frame, for the address that it shows. */
export function frameRules(address: string): FrameRules {
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined
  return {
    sandbox: url?.origin === location.origin ? undefined : foreign,
    // YouTube plays nothing without a referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
  }
}
