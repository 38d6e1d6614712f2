import type { CDPSession, Page } from 'playwright-core'

/** A phone or a computer that keeps passkeys, as the browser's debugger stands in for it, until another one of its sessions ends. */
export interface Authenticator {
  session: CDPSession
  id: string
  /** Whether its owner is there, and is who they say. */
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
