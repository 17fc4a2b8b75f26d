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
import { BitcoinAdapter } from '../src/BitcoinAdapter'
import type { BitcoinAdapterOptions } from '../src/BitcoinAdapterOptions'

/** Subset of `window` that a kit with WalletConnect uses. */
class DesktopPage extends EventTarget {
  readonly document: EventTarget = Object.assign(new EventTarget(), {
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

export interface WalletConnectKit {
  readonly kit: AppKit
  readonly adapter: BitcoinAdapter
  readonly storage: NonNullable<AppKitOptions['storage']>
  /** Shows the code and scans it with the wallet. Resolves when the app is connected. */
  scan(wallet: WalletConnectWallet): Promise<void>
}

/** Creates a page with a kit. Pass the same storage to simulate another visit. */
export async function createWalletConnectKit(
  networks: readonly [AppKitNetwork, ...AppKitNetwork[]],
  cloud: string,
  storage: NonNullable<AppKitOptions['storage']> = memoryStorage(),
  options: BitcoinAdapterOptions = {},
): Promise<WalletConnectKit> {
  const adapter = new BitcoinAdapter({ ...options, networks })
  const kit = new AppKit(
    { networks, adapters: [adapter], cloud, storage },
    {
      loadModal: async () => ({ createModalKit, mountModal: () => ({ destroy() {} }) }),
      environment: { ...browserEnvironment(), window: new DesktopPage() as unknown as Window & typeof globalThis },
    },
  )
  kit.start()
  const pairing = (await kit.load()).controller(PairingController)
  return {
    kit,
    adapter,
    storage,
    async scan(wallet) {
      pairing.start()
      const uri = await vi.waitFor(
        () => {
          if (pairing.state.value.status !== 'ready') throw new Error(`The pairing is ${pairing.state.value.status}.`)
          return pairing.state.value.uri
        },
        { timeout: 15_000 },
      )
      await wallet.pair(uri)
      await vi.waitFor(
        () => {
          if (!kit.getAccount('bip122').isConnected) throw new Error('not connected')
        },
        { timeout: 15_000 },
      )
    },
  }
}
