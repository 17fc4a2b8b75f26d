import {
  type AppKit,
  type AppKitError,
  type AppKitOptions,
  browserEnvironment,
  type Connector,
} from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { modalRoot } from '@openappkit/test-kit/modal-root'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { embeddedWallet } from '../src/modal/embeddedWallet'
import { lockedWallet } from '../src/modal/lockedWallet'
import { WalletAccess } from '../src/modal/WalletAccess'
import { FakeFrame } from './FakeFrame'
import { FakeWallet } from './FakeWallet'

const own = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
} as const

const auth: Connector = { id: 'ID_AUTH', name: 'Acme wallet', type: 'AUTH', chain: 'eip155' }
const installed: Connector = { id: 'io.prism', name: 'Prism', type: 'ANNOUNCED', chain: 'eip155' }

export interface OpenWallet {
  readonly appkit: AppKit
  readonly kit: ModalKit
  readonly evm: ScriptedAdapter
  readonly frame: FakeFrame
  readonly wallet: FakeWallet
  readonly events: string[]
  readonly errors: readonly AppKitError[]
  root(): ShadowRoot
}

export interface OpenWalletOptions {
  readonly options?: Partial<AppKitOptions>
  /** Connector that is connected. Default: none. */
  readonly connected?: 'ID_AUTH' | 'io.prism'
  /** Whether an extension is installed. Default: false. */
  readonly hasExtension?: boolean
  /** Whether the app has a server. Default: true. */
  readonly hasServer?: boolean
  readonly prepare?: (kit: ModalKit) => void
}

/** Mounts a closed modal with the embedded wallet's views. The wallet itself is scripted. */
export async function openWallet({
  connected,
  hasExtension = false,
  hasServer = true,
  options,
  prepare,
}: OpenWalletOptions = {}): Promise<OpenWallet> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No backend in this test')))
  onTestFinished(() => void vi.unstubAllGlobals())
  const evm = new ScriptedAdapter({
    connectors: [auth, ...(hasExtension ? [installed] : [])],
    accounts: () => [{ namespace: 'eip155', address: own, type: 'eoa' }],
  })
  const frame = new FakeFrame()
  const wallet = new FakeWallet()
  const { appkit, kit, errors } = createTestKit({
    options: { networks: [mainnet], adapters: [evm], ...(hasServer && { cloud: 'https://cloud.example' }), ...options },
    mountModal: made => {
      vi.spyOn(made.controller(WalletAccess), 'load').mockImplementation(async () => ({ frame, login: wallet }))
      startFeatures(made, [embeddedWallet, lockedWallet])
      return mountModal(made, { renderer: { createRoot, flushSync } })
    },
    environment: browserEnvironment(),
  })
  const events: string[] = []
  appkit.events.subscribe(({ data }) => events.push(data.event))
  await appkit.load()
  prepare?.(kit)
  if (connected) {
    evm.emitConnected({ chainId: 1, connectorIds: [connected] })
    await expect.poll(() => kit.chains.isConnected()).toBe(true)
  }
  return { appkit, kit, evm, frame, wallet, events, errors, root: modalRoot }
}
