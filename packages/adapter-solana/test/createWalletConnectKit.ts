import {
  AppKit,
  type AppKitNetwork,
  type AppKitOptions,
  browserEnvironment,
  memoryStorage,
} from '@openappkit/appkit-core'
import { PairingController } from '@openappkit/appkit-core/cloud'
import { createModalKit } from '@openappkit/appkit-core/modal'
import type { WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { vi } from 'vitest'
import type { SolanaProvider } from '../src/provider/SolanaProvider'
import { SolanaAdapter } from '../src/SolanaAdapter'

/** Subset of `window` that a kit with WalletConnect uses. */
class PhonePage extends EventTarget {
  readonly document: EventTarget & {
    visibilityState: string
    title: string
    querySelector(): null
    createElement(): object
    location: URL
  } = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    title: 'Test app',
    querySelector: () => null,
    createElement: () => ({}),
    location: new URL('https://app.invalid'),
  })
  readonly navigator: { userAgent: string } = { userAgent: 'desktop' }
  readonly location: { readonly ancestorOrigins: readonly string[]; readonly origin: string } = {
    ancestorOrigins: [],
    origin: 'https://app.invalid',
  }
}

/** Browser data that persists between visits. */
export type BrowserStorage = NonNullable<AppKitOptions['storage']>

export interface WalletConnectKit {
  readonly kit: AppKit
  readonly adapter: SolanaAdapter
  readonly pairing: PairingController
  provider(): Promise<SolanaProvider>
  /** Shows the code and scans it with the wallet. Resolves when the app is connected. */
  scan(wallet: WalletConnectWallet): Promise<void>
}

/** Creates a page with a kit. Pass the same storage to simulate another visit. */
export async function createWalletConnectKit(
  networks: readonly [AppKitNetwork, ...AppKitNetwork[]],
  cloud: string,
  browserStorage: BrowserStorage = memoryStorage(),
): Promise<WalletConnectKit> {
  const adapter = new SolanaAdapter()
  const window = new PhonePage() as unknown as Window & typeof globalThis
  const kit = new AppKit(
    { networks, adapters: [adapter], cloud, storage: browserStorage },
    {
      loadModal: async () => ({ createModalKit, mountModal: () => ({ destroy() {} }) }),
      environment: { ...browserEnvironment(), window },
    },
  )
  kit.start()
  const pairing = (await kit.load()).controller(PairingController)
  return {
    kit,
    adapter,
    pairing,
    provider: () => adapter.getProvider('walletConnect'),
    async scan(wallet) {
      pairing.start()
      await wallet.pair(await linkOf(pairing))
      await vi.waitFor(
        () => {
          if (!kit.getAccount().isConnected) throw new Error('not connected')
        },
        { timeout: 15_000 },
      )
    },
  }
}

/** Returns the link once it is shown. */
export function linkOf({ state }: PairingController): Promise<string> {
  return vi.waitFor(
    () => {
      if (state.value.status !== 'ready') throw new Error(`The pairing is ${state.value.status}.`)
      return state.value.uri
    },
    { timeout: 15_000 },
  )
}
