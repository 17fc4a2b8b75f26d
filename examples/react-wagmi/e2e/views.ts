import { connectButton, dialog, labReady, row } from '@openappkit/e2e-kit/page'
import { scan } from '@openappkit/e2e-kit/scan'
import { settled } from '@openappkit/e2e-kit/settled'
import type { WalletController } from '@openappkit/testing/playwright'
import { createWalletConnectWallet } from '@openappkit/testing/walletconnect'
import type { Cloud } from '@openappkit/testing-cloud'
import type { Locator, Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { serveDirectory, someWallets } from './directory'
import { deadRelay, elsewhere, expect } from './fixtures'
import type { LabKit } from './pages/lab'

/** A state of the modal. Accessibility and screenshot tests cover each. */
export interface ViewState {
  readonly name: string
  /** Brings the lab's kit to this state. The kit exists, with no connected wallet. */
  readonly reach: (page: Page, wallet: WalletController, cloud: Cloud) => Promise<void>
  /** Takes a screenshot in German too, to test the layout with the longest words. */
  readonly isWordy?: true
  /** Returns the kit's options if the state needs a backend. */
  readonly backend?: (cloud: Cloud) => LabKit['options']
}

const directory = someWallets(600)
const listed = directory[10]?.name ?? ''
const withCloud = ({ url }: Cloud): LabKit['options'] => ({ cloud: url })

/** Name of the kit that {@link prepare} creates. */
const kitName = 'shots'

/** All states of all views that a user can see. */
export const viewStates: readonly ViewState[] = [
  { name: 'connect', isWordy: true, reach: page => open(page, 'Connect') },
  {
    name: 'connecting-requesting',
    reach: async (page, wallet) => {
      await wallet.hang('connect')
      await chooseWallet(page)
      await retryOffered(page)
    },
  },
  {
    name: 'connecting-declined',
    reach: async (page, wallet) => {
      await wallet.reject('connect')
      await chooseWallet(page)
    },
  },
  {
    name: 'connecting-pending',
    reach: async (page, wallet) => {
      await wallet.pending('connect')
      await chooseWallet(page)
    },
  },
  {
    name: 'connecting-failed',
    reach: async (page, wallet) => {
      await wallet.fail({ code: -32603, message: 'Internal error' }, 'connect', 2)
      await chooseWallet(page)
    },
  },
  {
    name: 'connecting-not-installed',
    reach: async page => {
      await open(page, 'Connect')
      await dialog(page)
        .getByRole('button', { name: /MetaMask/ })
        .click()
    },
  },
  { name: 'what-is-a-wallet', reach: page => open(page, 'WhatIsAWallet') },
  { name: 'get-wallet', reach: page => open(page, 'GetWallet') },
  { name: 'what-is-a-network', reach: page => open(page, 'WhatIsANetwork') },
  { name: 'networks', reach: page => open(page, 'Networks') },
  { name: 'wallets-empty', reach: page => open(page, 'ProfileWallets') },
  {
    name: 'account',
    reach: async page => {
      await connect(page)
      await open(page, 'Account')
      await expect(dialog(page).locator('[part~="balance"]')).toContainText(/1[,.٬]234[,.٫]5/)
    },
  },
  {
    name: 'wallets',
    reach: async page => {
      await connect(page)
      await open(page, 'ProfileWallets')
    },
  },
  {
    name: 'switch-requesting',
    reach: async (page, wallet) => {
      await connect(page)
      await wallet.hang('wallet_switchEthereumChain')
      await chooseNetwork(page)
      await retryOffered(page)
    },
  },
  {
    name: 'switch-declined',
    reach: async (page, wallet) => {
      await connect(page)
      await wallet.reject('wallet_switchEthereumChain')
      await chooseNetwork(page)
    },
  },
  {
    name: 'unsupported-chain',
    reach: async (page, wallet) => {
      await connect(page)
      await wallet.switchChain(elsewhere)
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    name: 'connect-backend',
    backend: withCloud,
    reach: async page => {
      await open(page, 'Connect')
      await expect(dialog(page).getByRole('button', { name: /600/ })).toBeVisible()
    },
  },
  { name: 'walletconnect', backend: withCloud, reach: page => openCode(page) },
  {
    name: 'walletconnect-enlarged',
    backend: withCloud,
    reach: async page => {
      await openCode(page)
      await dialog(page).locator('[part~="code-enlarge"]').click()
      await expect(page.locator('openappkit-modal [part~="large-code"]')).toBeVisible()
    },
  },
  {
    name: 'walletconnect-declined',
    backend: withCloud,
    reach: async (page, _wallet, { relayUrl, projectId }) => {
      await openCode(page)
      const uri = await scan(page)
      await using phone = await createWalletConnectWallet({
        relayUrl,
        projectId,
        accounts: [generatePrivateKey()],
        chains: { 31337: { rpcUrl: relayUrl } },
      })
      phone.reject('connect')
      await phone.pair(uri)
      await expect(dialog(page).getByRole('img')).toHaveCount(0)
    },
  },
  {
    name: 'walletconnect-unreachable',
    backend: ({ url }) => ({
      projectId: 'local',
      cloud: { web: url, blockchain: url, pulse: url, relay: deadRelay, verify: false },
    }),
    reach: async page => {
      await open(page, 'ConnectingWalletConnect')
      await expect(dialog(page).getByRole('button')).not.toHaveCount(0)
      await expect(dialog(page).locator('[part~="message"]')).toBeVisible()
    },
  },
  {
    name: 'walletconnect-wallet',
    backend: withCloud,
    reach: async page => {
      await openAllWallets(page)
      await row(page, listed).click()
      await scan(page)
    },
  },
  {
    name: 'downloads',
    backend: withCloud,
    reach: async page => {
      await openAllWallets(page)
      await row(page, listed).click()
      await scan(page)
      await dialog(page).getByRole('button').last().click()
      await expect(dialog(page).getByRole('link').first()).toBeVisible()
    },
  },
  { name: 'all-wallets', backend: withCloud, reach: page => openAllWallets(page) },
  {
    name: 'all-wallets-none',
    backend: withCloud,
    reach: async page => {
      await openAllWallets(page)
      await dialog(page).getByRole('searchbox').pressSequentially('nothing')
      await expect(dialog(page).locator('[part~="message"]')).toBeVisible()
    },
  },
]

/** The browser's own console messages about an unreachable server. */
export const unreachable = /^error: WebSocket connection to 'ws:\/\/127\.0\.0\.1:9\//

/** Returns the elements that differ in every screenshot, such as the QR code. */
export function changing(page: Page): Locator[] {
  // The last dialog is on top.
  return [dialog(page).last().locator('[part~="qr-code"]')]
}

/** Brings the lab to a state, with the options that it needs, and waits until nothing moves. */
export async function reachState(
  page: Page,
  { backend, reach }: ViewState,
  parts: { lab: string; cloudLab: string; cloud: Cloud; wallet: WalletController; options: LabKit['options'] },
): Promise<void> {
  const { cloud, wallet, options } = parts
  if (backend) await serveDirectory(page, cloud.url, directory)
  await prepare(page, backend ? parts.cloudLab : parts.lab, { ...backend?.(cloud), ...options })
  await reach(page, wallet, cloud)
  await settled(page)
}

/** Creates the kit that all states start from. */
export async function prepare(page: Page, url: string, options: LabKit['options'] = {}): Promise<void> {
  await page.goto(`${url}e2e/pages/lab`)
  await labReady(page)
  await page.evaluate(made => window.lab.create(made), { name: kitName, options } satisfies LabKit)
  await expect(connectButton(page)).toBeVisible()
}

type PlainView =
  | 'Connect'
  | 'Account'
  | 'AllWallets'
  | 'ConnectingWalletConnect'
  | 'Networks'
  | 'ProfileWallets'
  | 'WhatIsAWallet'
  | 'WhatIsANetwork'
  | 'GetWallet'

async function open(page: Page, view: PlainView): Promise<void> {
  await page.evaluate(
    async ([name, shown]) => {
      const kit = window.lab.kits[name]
      if (shown === 'ConnectingWalletConnect') await kit?.open({ view: shown, arguments: {} })
      else await kit?.open({ view: shown })
    },
    [kitName, view] as const,
  )
  await expect(dialog(page)).toBeVisible()
}

async function chooseWallet(page: Page): Promise<void> {
  await open(page, 'Connect')
  await dialog(page)
    .getByRole('button', { name: /Test Wallet/ })
    .click()
}

/** Waits until the view offers to ask a silent wallet again, which changes its height. */
async function retryOffered(page: Page): Promise<void> {
  await expect(dialog(page).locator('[part~="message"]').getByRole('button')).toBeVisible()
}

async function openCode(page: Page): Promise<void> {
  await open(page, 'ConnectingWalletConnect')
  await scan(page)
}

async function openAllWallets(page: Page): Promise<void> {
  await open(page, 'AllWallets')
  await expect(row(page, listed)).toBeVisible()
}

async function chooseNetwork(page: Page): Promise<void> {
  await open(page, 'Networks')
  await dialog(page)
    .getByRole('button', { name: /Second chain/ })
    .click()
}

async function connect(page: Page): Promise<void> {
  await chooseWallet(page)
  await expect(page.getByTestId('account-button')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
}
