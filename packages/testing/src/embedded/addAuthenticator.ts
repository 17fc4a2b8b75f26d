/** Session of the Chrome DevTools Protocol, as Playwright and Puppeteer have it. */
export interface DevToolsSession {
  send(method: 'WebAuthn.enable'): Promise<unknown>
  send(method: 'WebAuthn.addVirtualAuthenticator', parameters: AuthenticatorParameters): Promise<unknown>
  send(method: 'WebAuthn.getCredentials', parameters: { authenticatorId: string }): Promise<unknown>
  send(
    method: 'WebAuthn.removeCredential',
    parameters: { authenticatorId: string; credentialId: string },
  ): Promise<unknown>
  send(
    method: 'WebAuthn.setUserVerified',
    parameters: { authenticatorId: string; isUserVerified: boolean },
  ): Promise<unknown>
  send(
    method: 'WebAuthn.setAutomaticPresenceSimulation',
    parameters: { authenticatorId: string; enabled: boolean },
  ): Promise<unknown>
  send(method: 'WebAuthn.removeVirtualAuthenticator', parameters: { authenticatorId: string }): Promise<unknown>
}

/** Parameters of a virtual authenticator. */
export interface AuthenticatorParameters {
  options: {
    protocol: 'ctap2'
    transport: 'internal'
    hasResidentKey: boolean
    hasUserVerification: boolean
    isUserVerified: boolean
    hasPrf: boolean
  }
}

/** A platform authenticator of one tab and its frames. The secrets of its passkeys never leave it. */
export interface Authenticator extends AsyncDisposable {
  /** Returns the ids of its passkeys in base64. */
  credentials(): Promise<readonly string[]>
  /** Deletes a passkey, as users do in their settings. */
  remove(credentialId: string): Promise<void>
  /**
   * Fails user verification. Pages get a `NotAllowedError`. The browser tries several times, which locks the
   * authenticator, as too many wrong fingers do. {@link Authenticator.approve} doesn't unlock it.
   */
  refuse(): Promise<void>
  /** Leaves prompts open from now on, as if the user walked away. A page can still abort them. */
  ignore(): Promise<void>
  /** Approves again after {@link Authenticator.ignore}. */
  approve(): Promise<void>
}

/** Options of {@link addAuthenticator}. */
export interface AuthenticatorOptions {
  /** Whether passkeys derive keys, with WebAuthn's `prf` extension. Default: true. */
  readonly hasPrf?: boolean | undefined
}

/**
 * Adds a virtual authenticator to a tab of Chromium. By default, it approves every request.
 *
 * @param session - The tab's session of the Chrome DevTools Protocol.
 * @example
 * ```ts
 * import { addAuthenticator } from '@openappkit/testing/node'
 * import { test } from '@playwright/test'
 *
 * test('logs in with a passkey', async ({ page }) => {
 *   const authenticator = await addAuthenticator(await page.context().newCDPSession(page))
 *   await page.goto('/')
 *   await authenticator.refuse()
 * })
 * ```
 */
export async function addAuthenticator(
  session: DevToolsSession,
  { hasPrf = true }: AuthenticatorOptions = {},
): Promise<Authenticator> {
  await session.send('WebAuthn.enable')
  const added = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf,
    },
  })
  const { authenticatorId } = added as { readonly authenticatorId: string }
  const setPresent = async (enabled: boolean): Promise<void> => {
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
  return {
    async credentials() {
      const answer = await session.send('WebAuthn.getCredentials', { authenticatorId })
      const { credentials } = answer as { readonly credentials: readonly { readonly credentialId: string }[] }
      return credentials.map(({ credentialId }) => credentialId)
    },
    async remove(credentialId) {
      await session.send('WebAuthn.removeCredential', { authenticatorId, credentialId })
    },
    async refuse() {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    },
    ignore: () => setPresent(false),
    approve: () => setPresent(true),
    async [Symbol.asyncDispose]() {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}
