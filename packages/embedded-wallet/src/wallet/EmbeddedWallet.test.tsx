import { type AppKit, browserEnvironment, memoryStorage, type ProvidedWallet } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { modalRoot } from '@openappkit/test-kit/modal-root'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { embeddedWallet } from '../modal/embeddedWallet'
import type { EvmProvider } from '../providers/EvmProvider'
import { EmbeddedWallet } from './EmbeddedWallet'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
} as const

interface SitePage extends Window {
  readonly received: readonly { readonly type: string; readonly payload: unknown }[]
  approve(result: unknown): void
  /** Ends the session, as another device can. */
  signOut(): void
}

interface Opened {
  readonly appkit: AppKit
  readonly kit: ModalKit
  readonly wallet: EmbeddedWallet
  readonly provided: readonly ProvidedWallet[]
  readonly adapter: ScriptedAdapter
  evm(): EvmProvider
}

beforeEach(() => localStorage.clear())

/** Opens a kit whose adapter takes wallets, with the wallet site of `test/site`. */
async function openKit(stored: ReadonlyMap<string, string> = new Map()): Promise<Opened> {
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/wallet/v1/site')) throw new TypeError('No backend in this test')
    const site = { url: `${location.origin}/test/site`, operator: 'Acme', chains: ['eip155:1'] }
    return new Response(JSON.stringify(site), { headers: { 'content-type': 'application/json' } })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const provided: ProvidedWallet[] = []
  const adapter = Object.assign(
    new ScriptedAdapter({
      connectors: [{ id: 'ID_AUTH', name: 'Email', type: 'AUTH' }],
      accounts: () => [{ namespace: 'eip155', address, type: 'eoa' }],
    }),
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
  const { appkit, kit } = createTestKit({
    options: { networks: [mainnet], adapters: [adapter], cloud: location.origin, storage },
    mountModal: made => {
      startFeatures(made, [embeddedWallet])
      return mountModal(made, { renderer: { createRoot, flushSync } })
    },
    environment: browserEnvironment(),
  })
  await appkit.load()
  const wallet = kit.controller(EmbeddedWallet)
  return { appkit, kit, wallet, provided, adapter, evm: () => provided[0]?.provider as EvmProvider }
}

function page(): SitePage {
  const found = document.querySelector<HTMLIFrameElement>('iframe[name="w3m-secure-iframe"]')?.contentWindow
  return found as unknown as SitePage
}

const calls = (name: string): readonly { readonly payload: unknown }[] =>
  page().received.filter(({ type }) => type === `@w3m-app/${name}`)

async function logIn({ wallet }: Opened): Promise<void> {
  await wallet.requestCode('user@example.org')
  await wallet.verifyCode('123456')
  await wallet.connect()
}

test('reports a login as a connection by email', async () => {
  const opened = await openKit()
  const properties: unknown[] = []
  opened.appkit.events.subscribe(({ data }) => {
    if (data.event === 'CONNECT_SUCCESS') properties.push(data.properties)
  })
  await logIn(opened)
  expect(properties).toEqual([{ method: 'email', name: 'Email' }])
})

test('logs in by code, connects, and sends the theme and the description first', async () => {
  const opened = await openKit()
  const { wallet, kit } = opened
  const statuses: string[] = []
  wallet.subscribe(({ status }) => statuses.push(status))
  await wallet.requestCode('user@example.org')
  await expect(wallet.verifyCode('000000')).rejects.toMatchObject({ code: 'embedded/code-wrong' })
  await wallet.verifyCode('123456')
  await wallet.connect()
  expect(opened.provided).toMatchObject([{ id: 'ID_AUTH', type: 'AUTH' }])
  expect(kit.chains.get('eip155')).toMatchObject({ status: 'connected', address })
  expect(await opened.evm().request({ method: 'eth_accounts' })).toEqual([address])
  expect(wallet.state).toEqual({ status: 'locked', email: 'user@example.org' })
  expect([...new Set(statuses)]).toEqual(['verifying', 'locked'])
  expect(
    page()
      .received.slice(0, 3)
      .map(({ type }) => type),
  ).toEqual(['@w3m-app/SYNC_THEME', '@w3m-app/SYNC_DAPP_DATA', '@w3m-app/CONNECT_EMAIL'])
  expect(calls('SYNC_DAPP_DATA')[0]?.payload).toMatchObject({ projectId: 'local', language: 'en' })
  kit.theme.setThemeMode('light')
  await expect.poll(() => calls('SYNC_THEME').at(-1)?.payload).toMatchObject({ themeMode: 'light' })
})

test('sends one code in 30 seconds', async () => {
  const { wallet } = await openKit()
  await wallet.requestCode('user@example.org')
  await expect(wallet.requestCode('other@example.org')).rejects.toMatchObject({
    code: 'embedded/too-many-codes',
    message: expect.stringMatching(/^Please try again after (?:29|30) seconds$/u),
  })
  expect(calls('CONNECT_EMAIL')).toHaveLength(1)
})

test('a request that the user approves opens the modal, and closes it with the result', async () => {
  const opened = await openKit()
  await logIn(opened)
  const { modal, router } = opened.kit
  const signing = opened.evm().request({ method: 'personal_sign', params: ['0x00', address] })
  await expect.poll(() => calls('RPC_REQUEST')).toHaveLength(1)
  expect([modal.state.open, router.current.view]).toEqual([true, 'ApproveTransaction'])
  await expect.poll(() => document.querySelector('dialog:has(iframe)')?.matches(':modal')).toBe(true)
  page().approve('0x1234')
  await expect(signing).resolves.toBe('0x1234')
  expect(modal.state.open).toBe(false)
  expect(calls('RPC_ABORT')).toHaveLength(0)
})

test('closing the modal rejects the open requests with 4001, and notifies the site once', async () => {
  const opened = await openKit()
  await logIn(opened)
  const ask = (): Promise<unknown> => opened.evm().request({ method: 'personal_sign', params: ['0x00', address] })
  const signing = Promise.allSettled([ask(), ask()])
  await expect.poll(() => calls('RPC_REQUEST')).toHaveLength(2)
  opened.kit.modal.safeClose()
  const rejected = { status: 'rejected', reason: { code: 4001, message: 'Request was aborted' } }
  expect(await signing).toMatchObject([rejected, rejected])
  await expect.poll(() => calls('RPC_ABORT')).toHaveLength(1)
  expect(document.querySelector('dialog:has(iframe)')?.matches(':modal')).toBe(false)
})

test('a revoked permission logs out here and at the site', async () => {
  const opened = await openKit()
  await logIn(opened)
  await opened.evm().request({ method: 'eth_accounts' })
  const lists: unknown[] = []
  opened.evm().on('accountsChanged', (accounts: unknown) => lists.push(accounts))
  await opened.evm().request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  expect(lists).toEqual([[]])
  expect(opened.wallet.state).toEqual({ status: 'out', email: undefined })
  expect(await opened.evm().request({ method: 'eth_accounts' })).toEqual([])
  expect(calls('SIGN_OUT')).toHaveLength(1)
})

const login = new Map([
  ['@appkit-wallet/EMAIL', 'user@example.org'],
  ['@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true'],
])

test('a reload connects the wallet again, and the site confirms the login without a prompt', async () => {
  localStorage.setItem('walletSite', 'in')
  const { evm, kit, provided, wallet } = await openKit(login)
  await expect.poll(() => provided).toHaveLength(1)
  expect(await evm().request({ method: 'eth_accounts' })).toEqual([address])
  await expect.poll(() => kit.chains.get('eip155')).toMatchObject({ status: 'connected', address })
  expect(wallet.state).toEqual({ status: 'locked', email: 'user@example.org' })
  expect(calls('IS_CONNECTED')).toHaveLength(1)
})

test('a reload clears the login if the site denies it', async () => {
  const { evm, provided, wallet } = await openKit(login)
  await expect.poll(() => provided).toHaveLength(1)
  expect(await evm().request({ method: 'eth_accounts' })).toEqual([])
  expect(wallet.state).toEqual({ status: 'out', email: undefined })
})

test('without a login, the wallet shares nothing and loads no frame', async () => {
  const { evm, provided, wallet } = await openKit()
  await wallet.reconnect()
  expect(provided).toHaveLength(1)
  expect(await evm().request({ method: 'eth_accounts' })).toEqual([])
  expect(document.querySelector('iframe[name="w3m-secure-iframe"]')).toBeNull()
})

async function logInByEmail(kit: ModalKit): Promise<void> {
  const { EmailLogin } = await import('../modal/EmailLogin')
  void kit.modal.open({ view: 'EmailLogin' })
  const { login } = kit.controller(EmailLogin)
  await login.start('user@example.org')
  await login.submit('123456')
  await expect.poll(() => kit.chains.isConnected()).toBe(true)
}

test('after the login that creates a wallet, offers to protect it in the frame, once connected', async () => {
  localStorage.setItem('walletSiteIsNew', 'yes')
  const { kit } = await openKit()
  await logInByEmail(kit)
  await expect.poll(() => calls('PROTECT')).toHaveLength(1)
  expect(kit.router.current).toEqual({ view: 'ApproveTransaction', params: { page: 'protect', isInFrame: true } })
  page().approve(undefined)
  await expect.poll(() => kit.modal.state.open).toBe(false)
  expect(kit.chains.isConnected()).toBe(true)
})

test('a user who closes the offer stays connected', async () => {
  localStorage.setItem('walletSiteIsNew', 'yes')
  const { kit } = await openKit()
  await logInByEmail(kit)
  await expect.poll(() => calls('PROTECT')).toHaveLength(1)
  kit.modal.safeClose()
  await expect.poll(() => calls('RPC_ABORT')).toHaveLength(1)
  expect(kit.chains.isConnected()).toBe(true)
})

test('offers nothing for a known wallet, or while a sign-in is open', async () => {
  const { kit, wallet } = await openKit()
  await logInByEmail(kit)
  await expect.poll(() => calls('GET_WALLET_SETTINGS')).toHaveLength(1)
  localStorage.setItem('walletSiteIsNew', 'yes')
  void kit.modal.open({ view: 'Networks' })
  await wallet.offerProtection()
  expect(calls('PROTECT')).toEqual([])
})

test('5. says that the user is signed out here, after another device ended the session', async () => {
  const { adapter, kit, wallet } = await openKit()
  await logInByEmail(kit)
  await expect.poll(() => kit.modal.state.open).toBe(false)
  await wallet.user(1)
  // Adapters follow the wallet's provider, which ends with the login.
  wallet.subscribe(({ status }) => status === 'out' && adapter.emitDisconnected())
  void kit.modal.open({ view: 'Account' })
  page().signOut()
  await expect.poll(() => kit.router.current.view).toBe('EmailLogin')
  expect(kit.chains.isConnected()).toBe(false)
  const notice = () => modalRoot().querySelector('.email-signed-out')?.textContent
  await expect.poll(notice).toBe('You’re signed out here. Log in again to use your wallet.')
  expect(modalRoot().querySelector<HTMLInputElement>('.email-form input')?.value).toBe('user@example.org')
  kit.modal.close()
  void kit.modal.open({ view: 'EmailLogin' })
  await expect.poll(notice).toBeUndefined()
})

test('unlocks in the frame, which forgets it if the user leaves', async () => {
  const { kit, wallet } = await openKit()
  await logInByEmail(kit)
  await expect.poll(() => kit.modal.state.open).toBe(false)
  const unlocking = wallet.unlock()
  await expect.poll(() => calls('UNLOCK')).toHaveLength(1)
  expect(kit.router.current).toEqual({ view: 'ApproveTransaction', params: { page: 'unlock', isInFrame: true } })
  kit.modal.close()
  await expect(unlocking).rejects.toMatchObject({ code: 'wallet/rejected' })
  await expect.poll(() => calls('RPC_ABORT')).toHaveLength(1)
})
