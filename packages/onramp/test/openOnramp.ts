import {
  type AppKit,
  type AppKitEvent,
  type AppKitOptions,
  browserEnvironment,
  type memoryStorage,
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
import type { OnrampArguments } from '../src/modal/OnrampArguments'
import { OnrampFlow } from '../src/modal/OnrampFlow'
import { onramp } from '../src/modal/onramp'
import { type BackendAnswers, own, serveOnramp } from './serveOnramp'

type KitStorage = ReturnType<typeof memoryStorage>

/** A checkout window that the form opened. */
export interface FakeWindow {
  readonly urls: string[]
  isClosed: boolean
  opener: unknown
}

export interface OpenOnramp {
  readonly appkit: AppKit
  readonly kit: ModalKit
  readonly evm: ScriptedAdapter
  readonly flow: OnrampFlow
  readonly answers: BackendAnswers
  /** Checkout windows, oldest first. */
  readonly windows: FakeWindow[]
  /** Events of the on-ramp in order. */
  readonly events: AppKitEvent[]
  /** The promise of `open()`. */
  readonly result: Promise<unknown>
  /** The shadow root of the modal. */
  root(): ShadowRoot
}

/** Changes before the form opens. */
export interface OpenOnrampOptions {
  readonly options?: Partial<AppKitOptions>
  readonly answers?: BackendAnswers
  /** Whether the browser blocks windows. */
  readonly isBlocked?: boolean
  /** Storage that outlives the kit, as in a reload. */
  readonly storage?: KitStorage
  readonly prepare?: (evm: ScriptedAdapter) => void
}

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
} as const

/** Opens the form in a mounted modal, with a scripted wallet, browser window and backend. */
export async function openOnramp(
  params: OnrampArguments | undefined = { country: 'DE' },
  { answers: changes = {}, isBlocked = false, options, prepare, storage }: OpenOnrampOptions = {},
): Promise<OpenOnramp> {
  const answers = serveOnramp(changes)
  const windows: FakeWindow[] = []
  vi.stubGlobal('open', () => {
    if (isBlocked) return null
    const made: FakeWindow = { urls: [], isClosed: false, opener: window }
    windows.push(made)
    return Object.assign(made, {
      location: { replace: (url: string) => void made.urls.push(url) },
      close: () => {
        made.isClosed = true
      },
    })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const evm = new ScriptedAdapter({
    connectors: [{ id: 'io.wallet', name: 'Prism' }],
    capabilities: ['sendTransaction', 'sendToken'],
    accounts: () => [{ namespace: 'eip155', address: own, type: 'eoa' }],
  })
  evm.followTransaction = async () => ({ status: 'confirmed' })
  prepare?.(evm)
  const { appkit, kit } = createTestKit({
    options: {
      networks: [mainnet],
      adapters: [evm],
      cloud: 'https://cloud.example',
      ...(storage && { storage }),
      ...options,
    },
    mountModal: made => {
      startFeatures(made, [onramp])
      return mountModal(made, { renderer: { createRoot, flushSync } })
    },
    environment: browserEnvironment(),
  })
  const events: AppKitEvent[] = []
  appkit.events.subscribe(({ data }) => void (data.event.includes('BUY') && events.push(data)))
  await appkit.load()
  evm.emitConnected({ chainId: 1 })
  await expect.poll(() => kit.chains.isConnected()).toBe(true)
  const result = kit.modal.open({ view: 'OnRampProviders', arguments: params }) ?? Promise.resolve()
  result.catch(() => {})
  await expect.poll(() => modalRoot().querySelector('.buy-form, .message')).not.toBeNull()
  return { appkit, kit, evm, answers, windows, events, result, flow: kit.controller(OnrampFlow), root: modalRoot }
}
