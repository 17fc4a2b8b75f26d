import {
  AppKit,
  type AppKitNetwork,
  type AppKitOptions,
  browserEnvironment,
  memoryStorage,
} from '@openappkit/appkit-core'
import { PairingController } from '@openappkit/appkit-core/cloud'
import { createModalKit, type ModalKit } from '@openappkit/appkit-core/modal'
import type { WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { vi } from 'vitest'
import { WagmiAdapter } from '../src/WagmiAdapter'
import { memoryStorage as wagmiMemory } from './createTestKit'

/** Part of a page that a kit with WalletConnect uses. A test can hide and show it. */
export class PhonePage extends EventTarget {
  readonly document: EventTarget & {
    visibilityState: string
    title: string
    querySelector(): null
    /** Creates an image that never loads. */
    createElement(): EventTarget
    location: URL
  } = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    title: 'Test app',
    querySelector: () => null,
    createElement: () => new EventTarget(),
    location: new URL('https://app.invalid'),
  })
  readonly navigator: { userAgent: string } = { userAgent: 'desktop' }
  readonly location: { readonly ancestorOrigins: readonly string[]; readonly origin: string } = {
    ancestorOrigins: [],
    origin: 'https://app.invalid',
  }

  /** Simulates the user leaving for another app, or coming back. */
  show(isShown: boolean): void {
    this.document.visibilityState = isShown ? 'visible' : 'hidden'
    this.document.dispatchEvent(new Event('visibilitychange'))
  }
}

/** Browser data that persists between visits. */
export interface BrowserData {
  readonly storage: NonNullable<AppKitOptions['storage']>
  readonly wagmi: Map<string, string>
}

export function newBrowser(): BrowserData {
  return { storage: memoryStorage(), wagmi: new Map() }
}

export interface WalletConnectKit {
  readonly kit: AppKit
  readonly modalKit: ModalKit
  readonly adapter: WagmiAdapter
  readonly pairing: PairingController
  readonly page: PhonePage
  readonly events: readonly { readonly event: string; readonly properties: unknown }[]
  /** Codes of the alerts that the host received. */
  readonly alerts: readonly string[]
  /** Starts a pairing and passes its link to the wallet. Resolves when the app is connected. */
  scan(wallet: WalletConnectWallet): Promise<void>
}

/** Creates a page with a kit. Pass the same browser data again to simulate a return visit. */
export async function createWalletConnectKit(
  networks: readonly [AppKitNetwork, ...AppKitNetwork[]],
  cloud: string,
  browser: BrowserData = newBrowser(),
  options: Partial<AppKitOptions> = {},
): Promise<WalletConnectKit> {
  const page = new PhonePage()
  const alerts: string[] = []
  const adapter = new WagmiAdapter({ networks, storage: wagmiMemory(browser.wagmi) })
  const kit = new AppKit(
    {
      networks,
      adapters: [adapter],
      cloud,
      storage: browser.storage,
      onError: ({ code }) => alerts.push(code),
      ...options,
    },
    {
      loadModal: async () => ({ createModalKit, mountModal: () => ({ destroy() {} }) }),
      loadFallback: () => import('@openappkit/adapter-walletconnect/fallback'),
      environment: { ...browserEnvironment(), window: page as unknown as Window & typeof globalThis },
    },
  )
  kit.start()
  const events: { event: string; properties: unknown }[] = []
  kit.events.subscribe(({ data }) => events.push({ event: data.event, properties: data.properties }))
  const modalKit = await kit.load()
  const pairing = modalKit.controller(PairingController)
  return {
    kit,
    modalKit,
    adapter,
    pairing,
    page,
    events,
    alerts,
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
