import { createRequire } from 'node:module'
import { WalletKit } from '@reown/walletkit'
import type { Core } from '@walletconnect/core'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { UniversalProvider as UniversalProvider217 } from 'universal-provider-2.17'
import { WalletKit as WalletKit217 } from 'walletkit-2.17'
import { MemoryStorage } from './MemoryStorage'
import { PROJECT } from './startTestRelay'

/** Supported generations of WalletConnect clients. */
export type Generation = '2.17' | '2.21'
export type Dapp = Awaited<ReturnType<typeof UniversalProvider.init>>
export type Wallet = Awaited<ReturnType<typeof WalletKit.init>>

const require = createRequire(import.meta.url)
/** Returns the core of a wallet kit. Each kit needs its own version. */
const coreOf = (kit: string): typeof Core => createRequire(require.resolve(kit))('@walletconnect/core').Core
const metadata = (name: string): { name: string; description: string; url: string; icons: string[] } => ({
  name,
  description: name,
  url: `https://${name}.example`,
  icons: [],
})

/** Creates a dapp's client. */
export async function createDapp(generation: Generation, relayUrl: string): Promise<Dapp> {
  const options = {
    projectId: PROJECT,
    relayUrl,
    metadata: metadata('dapp'),
    storage: new MemoryStorage(),
    customStoragePrefix: 'dapp',
    logger: 'silent',
    telemetryEnabled: false,
  }
  // The generations differ only in private members.
  return generation === '2.21'
    ? UniversalProvider.init(options)
    : ((await UniversalProvider217.init(options)) as unknown as Dapp)
}

/** Creates a wallet's client. */
export async function createWallet(generation: Generation, relayUrl: string): Promise<Wallet> {
  const CoreOfKit = coreOf(generation === '2.21' ? '@reown/walletkit' : 'walletkit-2.17')
  const core: unknown = new CoreOfKit({
    projectId: PROJECT,
    relayUrl,
    storage: new MemoryStorage(),
    customStoragePrefix: 'wallet',
    logger: 'silent',
    telemetryEnabled: false,
  })
  return generation === '2.21'
    ? WalletKit.init({ core: core as Parameters<typeof WalletKit.init>[0]['core'], metadata: metadata('wallet') })
    : ((await WalletKit217.init({
        core: core as Parameters<typeof WalletKit217.init>[0]['core'],
        metadata: metadata('wallet'),
      })) as unknown as Wallet)
}
