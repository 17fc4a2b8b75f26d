import type { Wallet, WalletAccount, WalletIcon } from '@wallet-standard/base'
import type { StandardEventsListeners } from '@wallet-standard/features'
import { createAnswerControls } from '../wallet/createAnswerControls'
import { defaultIcon } from '../wallet/defaultIcon'
import { Presence } from '../wallet/Presence'
import { RequestLog } from '../wallet/RequestLog'
import { registerStandardWallet } from '../wallet/registerStandardWallet'
import type { SolanaWallet } from './SolanaWallet'
import { SolanaWalletCore } from './SolanaWalletCore'
import type { SolanaWalletOptions } from './SolanaWalletOptions'
import { solanaChainNames } from './solanaChainNames'
import { solanaFeatures } from './solanaFeatures'

/**
 * Creates a Solana wallet that an app can't distinguish from an installed one. It registers through the Wallet
 * Standard, signs with real keys and sends to a real chain. It approves every request by default.
 *
 * @throws Error if `chain` is missing from `chains`, or a key isn't valid base58.
 * @throws RangeError if `accounts` is empty, or a key isn't 64 bytes long.
 *
 * @example
 * ```ts
 * import { createSolanaWallet } from '@openappkit/testing'
 * import { startSolanaChain } from '@openappkit/testing/node'
 *
 * await using chain = await startSolanaChain()
 * const wallet = createSolanaWallet({
 *   accounts: chain.accounts,
 *   chains: { [chain.caipNetworkId]: { rpcUrl: chain.url } },
 * })
 * const uninstall = wallet.install(window)
 * wallet.reject('sign') // rejects the next signature request
 * ```
 */
export function createSolanaWallet(options: SolanaWalletOptions): SolanaWallet {
  const name = options.name ?? 'Test Wallet'
  const log = new RequestLog()
  const core = new SolanaWalletCore(options, `solana.${name}`, log)
  const listeners = new Set<StandardEventsListeners['change']>()
  const presences = new Set<Presence>()

  // Apps compare lists by identity, so an unchanged list stays the same object.
  let seen: { readonly key: string; readonly accounts: readonly WalletAccount[] } = { key: '', accounts: [] }
  const accounts = (): readonly WalletAccount[] => {
    const key = [...core.visible.map(({ address }) => address), ...core.chains].join()
    if (key !== seen.key)
      seen = { key, accounts: core.visible.map(account => standardAccount(core, account, features)) }
    return seen.accounts
  }
  const features = solanaFeatures(
    core,
    {
      accounts,
      on(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    options.features,
  )
  const standard: Wallet = Object.freeze({
    version: '1.0.0' as const,
    name,
    // Passed through unchanged, to test hostile icons.
    icon: (options.icon ?? defaultIcon) as WalletIcon,
    get chains() {
      return standardChains(core)
    },
    features,
    get accounts() {
      return accounts()
    },
  })
  const notify = (change: Parameters<StandardEventsListeners['change']>[0]): void => {
    for (const listener of [...listeners]) {
      try {
        listener(change)
      } catch (error) {
        // An error in an app's listener is the app's uncaught error. It doesn't stop the wallet or other listeners.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
  core.events.on('accounts', () => notify({ accounts: accounts() }))
  core.events.on('chain', () => notify({ chains: standardChains(core), accounts: accounts() }))

  return {
    standard,
    requests: log.entries,
    get accounts() {
      return core.accounts.map(({ address }) => address)
    },
    get chain() {
      return core.chain
    },
    get isLocked() {
      return core.locked
    },
    get isAuthorized() {
      return core.permitted
    },
    listenerCount: () => listeners.size,
    ...createAnswerControls(core.prompts),
    lock: () => core.setLocked(true),
    unlock: () => core.setLocked(false),
    grantNoAccounts: (isOn = true) => core.prompts.grantNoAccounts(isOn),
    switchAccount: index => core.select(index),
    switchChain: chain => core.setChain(chain),
    disconnect: () => core.setPermitted(false),
    announce() {
      for (const presence of presences) presence.announce()
    },
    withdraw() {
      for (const presence of presences) presence.withdraw()
    },
    install(host) {
      const presence = new Presence(() => registerStandardWallet(host, standard), options.announceAfter ?? 0)
      presences.add(presence)
      return () => {
        presence.withdraw()
        presences.delete(presence)
      }
    },
  }
}

function standardChains(core: SolanaWalletCore): Wallet['chains'] {
  return [...new Set(core.chains.flatMap(solanaChainNames))]
}

function standardAccount(
  core: SolanaWalletCore,
  { address, publicKey }: { readonly address: string; readonly publicKey: Uint8Array },
  features: Wallet['features'],
): WalletAccount {
  const names = Object.keys(features).filter(name => name.startsWith('solana:')) as WalletAccount['features'][number][]
  return Object.freeze({ address, publicKey: publicKey.slice(), chains: standardChains(core), features: names })
}
