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
import type { CheckoutRail } from '../src/modal/PayArguments'
import { PayFlow } from '../src/modal/PayFlow'
import { pay } from '../src/modal/pay'
import { type BackendAnswers, dollarAddress, hash, own, servePay } from './servePay'

type KitStorage = ReturnType<typeof memoryStorage>

export interface OpenPay {
  readonly appkit: AppKit
  readonly kit: ModalKit
  readonly evm: ScriptedAdapter
  readonly flow: PayFlow
  readonly answers: BackendAnswers
  /** Events of payments in order. */
  readonly events: AppKitEvent[]
  /** The promise of `open()`. */
  readonly result: Promise<unknown>
  /** The shadow root of the modal. */
  root(): ShadowRoot
}

/** Changes before the checkout opens. */
export interface OpenPayOptions {
  readonly options?: Partial<AppKitOptions>
  readonly answers?: BackendAnswers
  readonly rails?: readonly CheckoutRail[]
  /** Whether no wallet is connected. */
  readonly isDisconnected?: boolean
  /** Storage that outlives the kit, as in a reload. */
  readonly storage?: KitStorage
  readonly prepare?: (evm: ScriptedAdapter) => void
}

export const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
} as const

/** Returns a scripted wallet with ether and dollars. */
export function scriptedWallet(): ScriptedAdapter {
  const evm = new ScriptedAdapter({
    connectors: [{ id: 'io.wallet', name: 'Prism' }],
    capabilities: ['sendTransaction', 'sendToken', 'estimateFee'],
    accounts: () => [{ namespace: 'eip155', address: own, type: 'eoa' }],
  })
  const metadata = { name: 'US Dollar', symbol: 'USDC', decimals: 6 }
  evm.assets = { 1: [{ address: dollarAddress, balance: '0x5f5e100', type: 'ERC20', metadata }] }
  evm.hash = hash
  evm.followTransaction = () => new Promise(() => {})
  return evm
}

/** Opens the checkout of an invoice in a mounted modal, with a scripted wallet and backend. */
export async function openPay({
  answers: changes = {},
  isDisconnected = false,
  options,
  prepare,
  rails,
  storage,
}: OpenPayOptions = {}): Promise<OpenPay> {
  const answers = servePay(changes)
  onTestFinished(() => void vi.unstubAllGlobals())
  const evm = scriptedWallet()
  prepare?.(evm)
  const { appkit, kit } = createTestKit({
    options: {
      networks: [mainnet],
      adapters: [evm],
      cloud: 'https://cloud.example',
      features: { pay: true },
      ...(storage && { storage }),
      ...options,
    },
    mountModal: made => {
      startFeatures(made, [pay])
      return mountModal(made, { renderer: { createRoot, flushSync } })
    },
    environment: browserEnvironment(),
  })
  const events: AppKitEvent[] = []
  appkit.events.subscribe(({ data }) => void (data.event.startsWith('PAY_') && events.push(data)))
  await appkit.load()
  if (!isDisconnected) {
    evm.emitConnected({ chainId: 1 })
    await expect.poll(() => kit.chains.isConnected()).toBe(true)
  }
  const args = { id: 'one', clientSecret: 'secret', ...(rails && { rails }) }
  const result = kit.modal.open({ view: 'Pay', arguments: args }) ?? Promise.resolve()
  result.catch(() => {})
  await expect.poll(() => modalRoot().querySelector('.pay, .message, .pay-progress')).not.toBeNull()
  return { appkit, kit, evm, answers, events, result, flow: kit.controller(PayFlow), root: modalRoot }
}
