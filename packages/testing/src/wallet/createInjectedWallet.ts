import { type Announcement, announceProvider, setLegacyProvider } from './announceProvider'
import { createAnswerControls } from './createAnswerControls'
import { createProvider } from './createProvider'
import { defaultIcon } from './defaultIcon'
import type { Eip6963ProviderInfo } from './Eip1193Provider'
import type { InjectedWallet } from './InjectedWallet'
import type { InjectedWalletOptions } from './InjectedWalletOptions'
import { RequestLog } from './RequestLog'
import { randomUuid } from './randomUuid'
import { WalletCore } from './WalletCore'

/**
 * Creates an EVM wallet that behaves like an installed extension, with an EIP-1193 provider and EIP-6963 announcements.
 * It uses real keys, sends real transactions and approves every request by default.
 *
 * @throws Error if `chains` is empty or doesn't include `chainId`.
 *
 * @example
 * ```ts
 * import { createInjectedWallet } from '@openappkit/testing'
 * import { generatePrivateKey } from 'viem/accounts'
 *
 * const wallet = createInjectedWallet({
 *   accounts: [generatePrivateKey()],
 *   chains: { 31337: { rpcUrl: 'http://127.0.0.1:8545' } },
 * })
 * const uninstall = wallet.install(window)
 * wallet.reject('sign') // rejects the next signature request
 * ```
 */
export function createInjectedWallet(options: InjectedWalletOptions): InjectedWallet {
  const info: Eip6963ProviderInfo = {
    uuid: options.uuid ?? randomUuid(),
    name: options.name ?? 'Test Wallet',
    icon: options.icon ?? defaultIcon,
    rdns: options.rdns ?? 'org.openappkit.test-wallet',
  }
  const core = new WalletCore(options, info.rdns)
  const log = new RequestLog()
  const provider = createProvider(core, log, options.onRequest)
  const announcements = new Set<Announcement>()

  return {
    info,
    provider,
    requests: log.entries,
    get accounts() {
      return core.accounts.map(account => account.address)
    },
    get chainId() {
      return core.chainId
    },
    get isLocked() {
      return core.locked
    },
    get isAuthorized() {
      return core.permitted
    },
    listenerCount: event => core.events.count(event),
    ...createAnswerControls(core.prompts),
    lock: () => core.setLocked(true),
    unlock: () => core.setLocked(false),
    grantNoAccounts: (isOn = true) => core.prompts.grantNoAccounts(isOn),
    switchAccount: index => core.select(index),
    switchChain: chainId => core.setChainId(chainId),
    chooseNonce: nonce => core.chooseNonce(nonce),
    disconnect: () => core.setPermitted(false),
    goOffline: () => core.setOnline(false),
    goOnline: () => core.setOnline(true),
    announce() {
      for (const announcement of announcements) announcement.announce()
    },
    install(host) {
      const announcement = announceProvider(host, info, provider, options.announceAfter ?? 0)
      announcements.add(announcement)
      const removeLegacy = options.legacy === true ? setLegacyProvider(host, provider) : undefined
      return () => {
        announcement.remove()
        announcements.delete(announcement)
        removeLegacy?.()
      }
    },
  }
}
