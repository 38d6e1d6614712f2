/** What a page of another site may do in a frame of ours: all that it is shown for, but not lead this page elsewhere by itself. */
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

/** How far a framed page is trusted, and what it learns of this one. */
export interface FrameRules {
  /** None for a page of this origin. */
  sandbox: string | undefined
  referrerPolicy: 'strict-origin-when-cross-origin'
}

/** The rules of a frame, by the address that it shows. */
export function frameRules(address: string): FrameRules {
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined
  return {
    sandbox: url?.origin === location.origin ? undefined : foreign,
    // YouTube plays nothing for a page that does not say who it is.
    referrerPolicy: 'strict-origin-when-cross-origin',
  }
}
