import { createAnswerControls } from '../wallet/createAnswerControls'
import { defaultIcon } from '../wallet/defaultIcon'
import { Listeners } from '../wallet/Listeners'
import { Presence } from '../wallet/Presence'
import { RequestLog } from '../wallet/RequestLog'
import type { StandardWalletHost } from '../wallet/registerStandardWallet'
import type { BitcoinWallet, BitcoinWalletProviders } from './BitcoinWallet'
import { BitcoinWalletCore } from './BitcoinWalletCore'
import type { BitcoinWalletOptions } from './BitcoinWalletOptions'
import { bitcoinNetworks } from './bitcoinNetworks'
import { installFace, type WalletIdentity } from './installFace'
import { leatherProvider } from './leatherProvider'
import { okxProvider } from './okxProvider'
import { satsConnectProvider } from './satsConnectProvider'
import { standardWallet } from './standardWallet'
import { unisatProvider } from './unisatProvider'

/**
 * Creates a Bitcoin wallet that behaves like an installed extension: real keys, real signatures, real transactions. It
 * approves every request by default.
 *
 * @throws RangeError if `accounts` is empty.
 * @throws Error if a key isn't valid hex. Other invalid keys throw on first use.
 *
 * @example
 * ```ts
 * import { createBitcoinWallet } from '@openappkit/testing'
 *
 * const accounts = [{ privateKey: '01'.repeat(32) }]
 * const wallet = createBitcoinWallet({ accounts, network: 'regtest', esploraUrl: 'http://127.0.0.1:3000' })
 * const uninstall = wallet.install(window)
 * wallet.reject('sign') // rejects the next signature request
 * ```
 */
export function createBitcoinWallet(options: BitcoinWalletOptions): BitcoinWallet {
  const identity: WalletIdentity = {
    name: options.name ?? 'Test Wallet',
    icon: options.icon ?? defaultIcon,
    providerId: options.providerId ?? 'TestWalletProviders.BitcoinProvider',
  }
  const { name, icon } = identity
  const faces = options.faces ?? ['wallet-standard']
  // Wallets on the same page keep separate state, keyed by name and APIs.
  const storeKey = ['org.openappkit.test-wallet.bitcoin', name, ...faces].join('.')
  const core = new BitcoinWalletCore(options, storeKey, new RequestLog())
  const emitters: Listeners<string>[] = []
  const emitter = (): Listeners<string> => {
    const made = new Listeners<string>()
    emitters.push(made)
    return made
  }
  const providers: BitcoinWalletProviders = {
    standard: standardWallet(core, emitter(), name, icon),
    satsConnect: satsConnectProvider(core, emitter()),
    unisat: unisatProvider(core, emitter()),
    okx: okxProvider(core, bitcoinNetworks[options.network], emitter()),
    leather: leatherProvider(core),
  }
  const okx = (network: keyof typeof bitcoinNetworks): BitcoinWalletProviders['okx'] =>
    network === options.network ? providers.okx : okxProvider(core, bitcoinNetworks[network], emitter())
  const okxProviders = Object.fromEntries(core.networks.map(network => [network, okx(network)]))
  const presences = new Set<Presence>()
  const enter = (host: StandardWalletHost): (() => void) => {
    const removals = faces.map(face => installFace(host, face, identity, providers, okxProviders))
    return () => {
      for (const remove of removals.reverse()) remove()
    }
  }

  return {
    name,
    icon,
    providers,
    requests: core.log.entries,
    get accounts() {
      return core.accounts().map(({ payment, ordinals }) => ({
        payment: payment.address,
        ordinals: ordinals.address,
      }))
    },
    get network() {
      return core.network.name
    },
    get isLocked() {
      return core.locked
    },
    get isAuthorized() {
      return core.permitted
    },
    listenerCount: () => emitters.reduce((sum, { count }) => sum + count, 0),
    ...createAnswerControls(core.prompts),
    lock: () => core.setLocked(true),
    unlock: () => core.setLocked(false),
    grantNoAccounts: (isOn = true) => core.prompts.grantNoAccounts(isOn),
    switchAccount: index => core.select(index),
    switchNetwork: network => core.setNetwork(network),
    disconnect: () => core.setPermitted(false),
    announce() {
      for (const presence of presences) presence.announce()
    },
    withdraw() {
      for (const presence of presences) presence.withdraw()
    },
    install(host) {
      const presence = new Presence(() => enter(host), options.announceAfter ?? 0)
      presences.add(presence)
      return () => {
        presence.withdraw()
        presences.delete(presence)
      }
    },
  }
}
