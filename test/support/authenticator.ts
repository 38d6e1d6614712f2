import type { CDPSession, Page } from 'playwright-core'

/**
 * A virtual authenticator of the browser's debugger, which stores passkeys like a phone or computer. It lasts until
 * another session of the debugger ends.
 */
export interface Authenticator {
  session: CDPSession
  id: string
  /** Sets whether the owner is present and confirms their identity. */
  setOwner(isThere: boolean): Promise<void>
}

export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    session,
    id,
    setOwner: (isUserVerified) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified }).then(() => {}),
  }
}
