import { registerStandardWallet, type StandardWalletHost } from '../wallet/registerStandardWallet'
import type { BitcoinWalletProviders } from './BitcoinWallet'
import type { BitcoinWalletApi } from './BitcoinWalletOptions'
import { addBtcProvider } from './btcProviders'
import { installGlobal } from './installGlobal'
import { leatherMethods } from './leatherProvider'
import type { OkxProvider } from './okxProvider'
import { satsConnectMethods } from './satsConnectProvider'

/** Metadata of a wallet, for APIs that include it. */
export interface WalletIdentity {
  readonly name: string
  readonly icon: string
  /** Path of the sats-connect provider in `window`. */
  readonly providerId: string
}

/** Installs one API in a window. Returns a function that removes it. */
export function installFace(
  host: StandardWalletHost,
  face: BitcoinWalletApi,
  { name, icon, providerId }: WalletIdentity,
  providers: BitcoinWalletProviders,
  okxProviders: Readonly<Record<string, OkxProvider>>,
): () => void {
  switch (face) {
    case 'wallet-standard':
      return registerStandardWallet(host, providers.standard)
    case 'sats-connect':
      return both(
        installGlobal(host, providerId, providers.satsConnect),
        addBtcProvider(host, { id: providerId, name, icon, methods: satsConnectMethods }),
      )
    case 'leather':
      return both(
        installGlobal(host, 'LeatherProvider', providers.leather),
        addBtcProvider(host, { id: 'LeatherProvider', name: 'Leather', icon, methods: leatherMethods }),
      )
    case 'unisat':
      return installGlobal(host, 'unisat', providers.unisat)
    case 'okx':
      return installGlobal(host, 'okxwallet', okxGlobal(okxProviders))
  }
}

/**
 * Creates OKX's object with a provider per network. OKX doesn't support regtest, so a wallet without mainnet puts its
 * regtest provider in the mainnet property.
 */
function okxGlobal({ mainnet, regtest, testnet, signet }: Readonly<Record<string, OkxProvider>>): object {
  const bitcoin = mainnet ?? regtest
  return {
    ...(bitcoin !== undefined && { bitcoin }),
    ...(testnet !== undefined && { bitcoinTestnet: testnet }),
    ...(signet !== undefined && { bitcoinSignet: signet }),
  }
}

function both(first: () => void, second: () => void): () => void {
  return () => {
    second()
    first()
  }
}
