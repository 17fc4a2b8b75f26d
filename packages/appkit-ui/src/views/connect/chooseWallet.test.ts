import type { Connector, CustomWallet } from '@openappkit/appkit-core'
import type { ModalKit, WalletRow } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { askWallet, chooseWallet } from './chooseWallet'

const first: Connector = { id: 'io.first', name: 'First', type: 'ANNOUNCED', chain: 'eip155' }
const known: CustomWallet = { id: 'known', name: 'Known', mobile_link: 'known://' }
const homeless: CustomWallet = { id: 'homeless', name: 'Homeless', homepage: 'https://homeless.invalid' }

interface Scene {
  readonly connect?: () => Promise<unknown>
  readonly switchConnection?: () => Promise<unknown>
  readonly active?: string
  readonly hasWalletConnect?: boolean
  readonly hasBackend?: boolean
}

/** Creates a kit that records navigation. The test fires its only timer. */
function open({ hasWalletConnect = true, hasBackend = true, ...scene }: Scene = {}) {
  const went: unknown[] = []
  const timer: { run: () => void } = { run: () => {} }
  const modal = { state: { open: true } }
  const router = {
    current: {},
    push(...to: unknown[]) {
      went.push(to)
      router.current = {}
    },
    reset: (...to: unknown[]) => void went.push(['reset', ...to]),
  }
  const kit = {
    router,
    modal,
    context: { walletConnect: hasWalletConnect ? {} : undefined },
    hasBackend,
    connectWallet: scene.connect ?? (() => new Promise(() => {})),
    switchConnection: (to: unknown) => {
      went.push(['switch', to])
      return (scene.switchConnection ?? Promise.resolve)()
    },
    connections: { active: () => scene.active && { connectorId: scene.active } },
    toasts: { show: (...toast: unknown[]) => void went.push(['toast', ...toast]) },
    environment: {
      setTimer(task: () => void) {
        timer.run = task
        return () => {
          timer.run = () => {}
        }
      },
    },
  } as unknown as ModalKit
  return { kit, went, modal, router, timer }
}

function row(more: Partial<WalletRow>): WalletRow {
  return { name: 'Wallet', ...more } as WalletRow
}

test.each<[string, Partial<WalletRow>, Scene, unknown]>([
  [
    'a wallet on several chains opens the choice of chain',
    { choices: [first, { ...first, chain: 'solana' }], connector: first },
    {},
    [
      'ConnectingMultiChain',
      {
        name: 'Wallet',
        imageUrl: undefined,
        choices: [
          { connectorId: 'io.first', namespace: 'eip155' },
          { connectorId: 'io.first', namespace: 'solana' },
        ],
      },
    ],
  ],
  [
    'WalletConnect opens the QR code',
    { connector: { ...first, type: 'WALLET_CONNECT' } },
    {},
    ['ConnectingWalletConnect', {}],
  ],
  ['a wallet with a link opens the pairing', { wallet: known }, {}, ['ConnectingWalletConnect', { wallet: known }]],
  ['a wallet without a link opens its downloads', { wallet: homeless }, {}, ['Downloads', { wallet: homeless }]],
  [
    'without WalletConnect, a wallet with a link opens its downloads',
    { wallet: known },
    { hasWalletConnect: false },
    ['Downloads', { wallet: known }],
  ],
  [
    'without a backend, a wallet opens its request view',
    { wallet: homeless },
    { hasBackend: false },
    ['ConnectingExternal', { walletId: 'homeless' }],
  ],
])('a click on a row: %s', (_, overrides, scene, expected) => {
  const { kit, went } = open(scene)
  chooseWallet(kit, row(overrides))
  expect(went).toEqual([expected])
})

test('a wallet that opens within the tap changes no view', () => {
  const { kit, went } = open()
  const tapped: CustomWallet[] = []
  chooseWallet(kit, row({ wallet: known }), wallet => tapped.push(wallet) > 0)
  expect([tapped, went]).toEqual([[known], []])
  chooseWallet(kit, row({ wallet: known }), () => false)
  expect(went).toHaveLength(1)
})

test('shows no request view for a wallet that answers immediately', async () => {
  const { kit, went, timer } = open({ connect: async () => {} })
  askWallet(kit, first)
  await Promise.resolve()
  timer.run()
  expect(went).toEqual([])
})

const asking = ['ConnectingExternal', { connectorId: 'io.first', namespace: 'eip155' }]

test('shows a slow wallet once, even if it fails later', async () => {
  let fail = (_cause: Error) => {}
  const answer = new Promise<never>((_, reject) => {
    fail = reject
  })
  const { kit, went, timer } = open({ connect: () => answer })
  askWallet(kit, first)
  timer.run()
  expect(went).toEqual([asking])
  fail(new Error('declined'))
  await answer.catch(() => {})
  expect(went).toEqual([asking])
})

test('shows a wallet that fails immediately, with its reason', async () => {
  const { kit, went } = open({ connect: () => Promise.reject(new Error('declined')) })
  askWallet(kit, first)
  await expect.poll(() => went).toEqual([asking])
})

test.each<[string, (scene: ReturnType<typeof open>) => void]>([
  ['closed the modal', ({ modal }) => void (modal.state.open = false)],
  ['opened another view', ({ router }) => void (router.current = {})],
])('a slow wallet shows nothing after the user %s', (_, leave) => {
  const scene = open()
  askWallet(scene.kit, first)
  leave(scene)
  scene.timer.run()
  expect(scene.went).toEqual([])
})

const resumed = ['reset', 'ProfileWallets']
const switched = ['switch', { connectorId: 'io.first', namespace: 'eip155' }]

test.each<[string, Scene, unknown[]]>([
  ['is already active', { active: 'io.first' }, [resumed]],
  ["isn't active", { active: 'io.second' }, [resumed, switched, ['toast', 'wallets.switched', 'success']]],
  [
    "can't be switched to",
    { switchConnection: () => Promise.reject(new Error('gone')) },
    [resumed, switched, ['toast', 'wallets.failedToSwitch', 'error']],
  ],
])('a click on a connected wallet that %s sends no request', async (_, scene, expected) => {
  const { kit, went } = open({ connect: () => expect.fail('asked'), switchConnection: async () => {}, ...scene })
  chooseWallet(kit, row({ connector: first, tag: 'connected' }))
  await expect.poll(() => went).toEqual(expected)
})
