import { type AppKit, type AppKitEvent, type AppKitOptions, browserEnvironment } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { modalRoot } from '@openappkit/test-kit/modal-root'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { ExchangeFlow } from '../src/modal/exchange/ExchangeFlow'
import { exchangeDeposit } from '../src/modal/exchangeDeposit'
import { pay } from '../src/modal/pay'
import { type ExchangeAnswers, own, serveExchange } from './serveExchange'

/** A window that the form opened. */
export interface FakeWindow {
  readonly urls: string[]
  closed: boolean
  opener: unknown
}

export interface OpenExchange {
  readonly appkit: AppKit
  readonly kit: ModalKit
  readonly evm: ScriptedAdapter
  readonly flow: ExchangeFlow
  readonly answers: ExchangeAnswers
  /** Windows of exchanges, oldest first. */
  readonly windows: FakeWindow[]
  /** Events of payments in order. */
  readonly events: AppKitEvent[]
  /** The shadow root of the modal. */
  root(): ShadowRoot
}

/** Changes before the view opens. */
export interface OpenExchangeOptions {
  readonly options?: Partial<AppKitOptions>
  readonly answers?: ExchangeAnswers
  /** Whether the browser blocks windows. */
  readonly isBlocked?: boolean
  readonly isConnected?: boolean
  readonly prepare?: (evm: ScriptedAdapter) => void
  /** Opens a view in place of the deposit to the user's own account. */
  readonly open?: (kit: ModalKit) => unknown
}

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
} as const

/** Opens the view in a mounted modal, with a scripted wallet, browser window and backend. */
export async function openExchange(settings: OpenExchangeOptions = {}): Promise<OpenExchange> {
  const { answers: changes = {}, isBlocked = false, isConnected = true, options, prepare } = settings
  const answers = serveExchange(changes)
  const windows = stubWindows(isBlocked)
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
      features: { payWithExchange: true, pay: true },
      ...options,
    },
    mountModal: made => {
      startFeatures(made, [exchangeDeposit, pay])
      return mountModal(made, { renderer: { createRoot, flushSync } })
    },
    environment: browserEnvironment(),
  })
  const events: AppKitEvent[] = []
  appkit.events.subscribe(({ data }) => void (data.event.startsWith('PAY_') && events.push(data)))
  await appkit.load()
  if (isConnected) {
    evm.emitConnected({ chainId: 1 })
    await expect.poll(() => kit.chains.isConnected()).toBe(true)
  }
  const opened = settings.open ? settings.open(kit) : kit.modal.open({ view: 'PayWithExchange' })
  void Promise.resolve(opened).catch(() => {})
  await expect.poll(() => modalRoot().querySelector('.exchange-form, .message, .pay-ways')).not.toBeNull()
  return { appkit, kit, evm, answers, windows, events, flow: kit.controller(ExchangeFlow), root: modalRoot }
}

function stubWindows(isBlocked: boolean): FakeWindow[] {
  const windows: FakeWindow[] = []
  vi.stubGlobal('open', () => {
    if (isBlocked) return null
    const made: FakeWindow = { urls: [], closed: false, opener: window }
    windows.push(made)
    return Object.assign(made, {
      location: { replace: (url: string) => void made.urls.push(url) },
      close: () => {
        made.closed = true
      },
    })
  })
  return windows
}
