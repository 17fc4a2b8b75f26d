import {
  type AppKit,
  type AppKitEvent,
  type AppKitOptions,
  browserEnvironment,
  type RequestLine,
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
import type { SwapArguments } from '../src/modal/SwapArguments'
import { SwapFlow } from '../src/modal/SwapFlow'
import { swaps } from '../src/modal/swaps'
import { decodeLine, encodeLine } from './FakeChain'
import { type BackendAnswers, serveSwaps } from './serveSwaps'
import { dollar, ethereum, own, router } from './startSwap'

export interface OpenSwap {
  readonly appkit: AppKit
  readonly kit: ModalKit
  readonly evm: ScriptedAdapter
  readonly flow: SwapFlow
  readonly answers: BackendAnswers
  /** Wallet requests in order. */
  readonly requests: string[]
  /** Swap events in order. */
  readonly events: AppKitEvent[]
  /** The promise of `open()`. */
  readonly result: Promise<unknown>
  /** The shadow root of the modal. */
  root(): ShadowRoot
}

/** Changes before the form opens. */
export interface OpenSwapOptions {
  readonly options?: Partial<AppKitOptions>
  readonly answers?: BackendAnswers
  /** Network fee of the quotes in wei. Default: unknown. */
  readonly networkFee?: string
  readonly prepare?: (evm: ScriptedAdapter) => void
}

const mainnet = {
  ...ethereum,
  nativeCurrency: { ...ethereum.nativeCurrency, decimals: 18 },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
}

/** Opens the form in a mounted modal, with a scripted wallet, chain and backend. */
export async function openSwap(
  params?: SwapArguments,
  { answers: changes = {}, networkFee, options, prepare }: OpenSwapOptions = {},
): Promise<OpenSwap> {
  const answers = serveSwaps({ '/v1/convert/build-transaction': builtSwap, ...changes }, networkFee)
  onTestFinished(() => void vi.unstubAllGlobals())
  const evm = new ScriptedAdapter({
    connectors: [{ id: 'io.wallet', name: 'Prism' }],
    capabilities: ['sendTransaction', 'sendToken'],
    accounts: () => [{ namespace: 'eip155', address: own, type: 'eoa' }],
  })
  const requests: string[] = []
  let allowance = 0n
  evm.assets = {
    1: [
      {
        address: dollar.address ?? '',
        balance: '0x2faf0800',
        type: 'ERC20',
        metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
      },
    ],
  }
  evm.balance = 15n * 10n ** 17n
  evm.isAddress = address => /^0x[\da-f]{40}$/iu.test(address)
  evm.describeRequest = async request =>
    request.kind === 'calls' ? request.calls.map(({ data = '0x' }) => decodeLine(data)) : []
  evm.approvalRequest = ({ address, amount, caipNetwork, spender, tokenAddress }) => ({
    kind: 'calls',
    address,
    caipNetwork,
    calls: [{ to: tokenAddress, data: encodeLine({ kind: 'approval', to: spender, amount, tokenAddress }) }],
  })
  evm.getAllowance = async () => allowance
  evm.sendRequest = async ({ request }) => {
    const lines = (await evm.describeRequest?.(request)) ?? []
    requests.push(lines.map(({ kind }) => kind).join('+'))
    await evm.answer('sendTransaction')
    for (const { amount = 0n, kind } of lines) allowance = kind === 'approval' ? amount : allowance - amount
    return { hash: `0x${requests.length}` }
  }
  evm.followTransaction = async () => ({ status: 'confirmed' })
  const { appkit, kit } = createTestKit({
    options: {
      networks: [mainnet],
      adapters: [evm],
      cloud: 'https://cloud.example',
      swapContracts: { 'eip155:1': [router] },
      ...options,
    },
    mountModal: made => {
      startFeatures(made, [swaps])
      return mountModal(made, { renderer: { createRoot, flushSync } })
    },
    environment: browserEnvironment(),
  })
  const events: AppKitEvent[] = []
  appkit.events.subscribe(({ data }) => void (data.event.includes('SWAP') && events.push(data)))
  prepare?.(evm)
  await appkit.load()
  evm.emitConnected({ chainId: 1 })
  await expect.poll(() => kit.chains.isConnected()).toBe(true)
  const result = kit.modal.open({ view: 'Swap', ...(params && { arguments: params }) }) ?? Promise.resolve()
  result.catch(() => {})
  await expect.poll(() => modalRoot().querySelector('.swap-form, .message')).not.toBeNull()
  return { appkit, kit, evm, answers, requests, events, result, flow: kit.controller(SwapFlow), root: modalRoot }
}

/** Answers as a backend that builds an honest swap at 2,490 dollars for one ether. */
function builtSwap(_: URL, body: unknown): object {
  const { amount, from, minAmount, to, userAddress } = body as Readonly<Record<string, string>>
  const tokenOf = (id = '') => (id.toLowerCase().includes('0xeeeee') ? undefined : id.slice('eip155:1:'.length))
  const [paid, received] = [tokenOf(from), tokenOf(to)]
  const line: RequestLine = {
    kind: 'swap',
    contract: router,
    to: userAddress?.slice('eip155:1:'.length),
    amount: BigInt(amount ?? 0),
    tokenAddress: paid,
    received: { tokenAddress: received, minimum: BigInt(minAmount ?? 0) },
    deadline: BigInt(Math.floor(Date.now() / 1000) + 600),
  }
  const approve = { kind: 'approve', token: from, spender: `eip155:1:${router}`, amount }
  const swap = {
    kind: 'transaction',
    to: `eip155:1:${router}`,
    data: encodeLine(line),
    value: paid ? '0' : amount,
  }
  return { minAmount, steps: paid ? [approve, swap] : [swap] }
}
