import { browserEnvironment, memoryStorage, type ProvidedWallet } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { embeddedWallet } from '../src/modal/embeddedWallet'
import type { EvmProvider } from '../src/providers/EvmProvider'
import { EmbeddedWallet } from '../src/wallet/EmbeddedWallet'

/** Address that the site of the tests names. */
export const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

/** Message that the site received. */
export interface SiteMessage {
  readonly type: string
  readonly id: string
  readonly payload?: unknown
}

interface SitePage extends Window {
  readonly received: readonly SiteMessage[]
  /** Answers the oldest open request. */
  settle(outcome: 'SUCCESS' | 'ERROR', payload: unknown): void
  /** Posts any message to the app. */
  post(message: object): void
}

/** A kit whose embedded wallet is the public provider's. */
export interface ProviderKit {
  readonly kit: ModalKit
  readonly wallet: EmbeddedWallet
  evm(): EvmProvider
  page(): SitePage
  /** Returns the messages of a name that the site received. */
  calls(name: string): readonly SiteMessage[]
  /** Runs the timers of up to this many milliseconds. */
  pass(ms: number): void
}

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
} as const

/**
 * Opens a kit with the site of `test/providerSite`, which is set as `cloud.secure`. Its timers of more than two seconds
 * run only when the test says so, and shorter ones at once.
 */
export async function openProviderKit(stored: ReadonlyMap<string, string> = new Map()): Promise<ProviderKit> {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('No backend in this test')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const provided: ProvidedWallet[] = []
  const connectors = [{ id: 'ID_AUTH', name: 'Email', type: 'AUTH' }] as const
  const adapter = Object.assign(
    new ScriptedAdapter({ connectors, accounts: () => [{ namespace: 'eip155', address, type: 'eoa' }] }),
    {
      prefetch: async () => ({
        async addWallet(wallet: ProvidedWallet) {
          provided.push(wallet)
          return () => {}
        },
      }),
    },
  )
  const storage = memoryStorage()
  for (const [name, value] of stored) storage.setItem(name, value)
  const timers = new Set<{ readonly ms: number; task(): void }>()
  const { appkit, kit } = createTestKit({
    options: {
      networks: [mainnet],
      adapters: [adapter],
      projectId: 'abc',
      cloud: { secure: `${location.origin}/test/providerSite` },
      storage,
    },
    mountModal: made => {
      startFeatures(made, [embeddedWallet])
      return mountModal(made, { renderer: { createRoot, flushSync } })
    },
    environment: {
      ...browserEnvironment(),
      setTimer(task, ms) {
        const timer = { ms, task }
        const id = ms <= 2_000 ? setTimeout(task, 1) : undefined
        if (id === undefined) timers.add(timer)
        return () => {
          clearTimeout(id)
          timers.delete(timer)
        }
      },
    },
  })
  await appkit.load()
  const page = (): SitePage => {
    const iframe = document.querySelector<HTMLIFrameElement>('iframe[name="w3m-secure-iframe"]')
    return iframe?.contentWindow as unknown as SitePage
  }
  return {
    kit,
    wallet: kit.controller(EmbeddedWallet),
    evm: () => provided[0]?.provider as EvmProvider,
    page,
    calls: name => page().received?.filter(({ type }) => type === `@w3m-app/${name}`) ?? [],
    pass(ms) {
      for (const timer of [...timers])
        if (timer.ms <= ms) {
          timers.delete(timer)
          timer.task()
        }
    },
  }
}
