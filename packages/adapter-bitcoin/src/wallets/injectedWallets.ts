import type { BitcoinWallet } from './BitcoinWallet'
import type { identify, WalletIdentity } from './brands'
import type { FoundWallet, InjectedWallets } from './FoundWallet'
import { LeatherWallet } from './LeatherWallet'
import { type OkxApi, OkxWallet } from './OkxWallet'
import { type SatsConnectProvider, SatsConnectWallet } from './SatsConnectWallet'
import { type UnisatApi, UnisatWallet } from './UnisatWallet'

/** Finds wallets with their own global, then those in the WBIP-004 lists. */
export const injectedWallets: InjectedWallets = (page, identifyWallet) => [
  ...withGlobal(page, identifyWallet),
  ...listed(page, identifyWallet),
]

/** Finds wallets with their own global. */
function withGlobal(page: Window, identifyWallet: typeof identify): readonly FoundWallet[] {
  const found = (name: string, key: unknown, create: (identity: WalletIdentity) => BitcoinWallet): FoundWallet[] => {
    const identity = identifyWallet(name, undefined)
    return identity && isObject(key) ? [{ identity, key, create: () => create(identity) }] : []
  }
  const unisatLike = (name: string, path: string) => {
    const api = at(page, path)
    return hasMethod(api, 'requestAccounts')
      ? found(name, api, identity => new UnisatWallet(identity, api as UnisatApi))
      : []
  }
  const okx = at(page, 'okxwallet') as ConstructorParameters<typeof OkxWallet>[1] | undefined
  const okxApi = ['bitcoin', 'bitcoinTestnet', 'bitcoinSignet'].map(name => at(okx, name)).find(isObject) as
    | OkxApi
    | undefined
  return [
    ...unisatLike('Unisat Wallet', 'unisat'),
    ...unisatLike('Bitget Wallet', 'bitkeep.unisat'),
    ...unisatLike('Binance Web3 Wallet', 'binancew3w.bitcoin'),
    ...(okx && hasMethod(okxApi, 'connect')
      ? found('OKX Wallet', okxApi, identity => new OkxWallet(identity, okx, okxApi as OkxApi))
      : []),
  ]
}

/** Finds wallets in the WBIP-004 lists. */
function listed(page: Window, identifyWallet: typeof identify): readonly FoundWallet[] {
  const lists = ['btc_providers', 'webbtc_providers'].map(name => at(page, name))
  return lists
    .flatMap(list => (Array.isArray(list) ? list : []))
    .flatMap((entry: unknown): FoundWallet[] => {
      const { id, name, icon } = (isObject(entry) ? entry : {}) as { id?: unknown; name?: unknown; icon?: unknown }
      const identity = identifyWallet(name, icon)
      const provider = typeof id === 'string' ? at(page, id) : undefined
      if (!identity || !isObject(provider) || !hasMethod(provider, 'request')) return []
      const api = provider as SatsConnectProvider & object
      const create = () =>
        id === 'LeatherProvider' ? new LeatherWallet(identity, api) : new SatsConnectWallet(identity, api)
      return [{ identity, key: provider, create }]
    })
}

/**
 * Returns an object's value at a path such as `a.b.c`. Returns undefined if the value doesn't exist or a getter throws.
 */
function at(root: unknown, path: string): unknown {
  try {
    return path
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], root)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

function hasMethod(value: unknown, name: string): boolean {
  return isObject(value) && typeof at(value, name) === 'function'
}
