import type { AccountEntry } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { subscribe } from 'valtio/vanilla'
import { EmbeddedError } from '../errors/EmbeddedError'
import { embeddedWalletOf } from './embeddedWalletOf'
import { coreKit, type WalletKit } from './WalletKit'
import { connectorId, walletNamespaces } from './walletIdentity'

/** A user of the embedded wallet, and their accounts. */
export interface Login {
  readonly email: string | undefined
  readonly accounts: readonly AccountEntry[]
}

/** Options of {@link login}. */
export interface LoginOptions {
  /** Address to send the code to. Default: the user types it in the modal. */
  readonly email?: string | undefined
}

/**
 * Logs a user in by email, in the modal. Resolves with their accounts, immediately if they are connected already.
 *
 * @throws {AppKitError} `modal/closed` if the user closes the modal, `embedded/not-registered` if the kit has no
 * embedded wallet, or the failure of the wallet if `email` gets no code.
 * @example
 * ```ts
 * import type { AppKitInstance } from '@openappkit/appkit'
 * import { login } from '@openappkit/embedded-wallet'
 *
 * export async function showAccounts(kit: AppKitInstance): Promise<void> {
 *   const { email, accounts } = await login(kit)
 *   console.log(email, accounts.map(({ address }) => address))
 * }
 * ```
 */
export async function login(kit: WalletKit, { email }: LoginOptions = {}): Promise<Login> {
  const wallet = await embeddedWalletOf(kit)
  const core = coreKit(kit)
  const loaded = await core.load()
  const read = (): readonly AccountEntry[] =>
    walletNamespaces.flatMap(
      namespace =>
        loaded.connections.list(namespace).find(connection => connection.connectorId === connectorId)?.accounts ?? [],
    )
  if (read().length === 0) {
    const closed = new Promise<never>((_, reject) => {
      const stop = loaded.modal.onClose(reason => {
        stop()
        // Connecting closes the modal, too.
        if (read().length === 0) reject(reason)
      })
    })
    closed.catch(() => {})
    const { EmailLogin } = await import('../modal/EmailLogin')
    void core.open({ view: 'EmailLogin' })
    if (email !== undefined) void loaded.controller(EmailLogin).login.start(email)
    await Promise.race([closed, untilConnected(loaded.connections, () => read().length > 0)])
  }
  const accounts = read()
  if (accounts.length === 0)
    throw new EmbeddedError('embedded/failed', 'The login ended without an account. Try again.')
  return { email: wallet.state.email, accounts }
}

/** Resolves once `isDone` returns true after a change of the connections. */
async function untilConnected(connections: ModalKit['connections'], isDone: () => boolean): Promise<void> {
  if (isDone()) return
  await new Promise<void>(resolve => {
    const stop = subscribe(connections.state, () => {
      if (!isDone()) return
      stop()
      resolve()
    })
  })
}
