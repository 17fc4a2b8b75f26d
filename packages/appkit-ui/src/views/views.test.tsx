import { UserRejectedError } from '@openappkit/appkit-core'
import { hang } from '@openappkit/appkit-core/testing'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backendNft, threeTokens } from '../../test/accountBackend'
import { bitcoin, evm, solana } from '../../test/chains'
import { failWith } from '../../test/createAdapter'
import { failReconnect } from '../../test/failReconnect'
import { fakeBackend, listings } from '../../test/fakeBackend'
import { fakePhone } from '../../test/fakePhone'
import { buyButton } from '../../test/featureItems'
import { openAccount } from '../../test/openAccount'
import { type OpenKit, openKit } from '../../test/openKit'
import { openSeveralChains } from '../../test/severalChains'
import { startFeatures } from '../features/startFeatures'

const connected = ['io.first', 'io.second']
const switchChain = {
  switchToChain: 'eip155',
  caipNetworkId: 'eip155:10',
  navigateTo: 'Connect',
  navigateWithReplace: true,
} as const

const far = {
  id: 'far',
  name: 'The very long wallet name that somebody thought was fine after all',
  mobile_link: 'far://',
  webapp_link: 'https://far.example/app',
  desktop_link: 'far://',
  rdns: 'io.far',
  homepage: 'https://far.example/',
  app_store: 'https://apps.apple.com/app/far',
  play_store: 'https://play.google.com/store/apps/details?id=far',
}

/** Opens a view that needs a backend, with a wallet that doesn't answer yet. */
async function withBackend(
  open: Parameters<typeof openKit>[0],
  input: { readonly count?: number; readonly isPhone?: boolean; readonly answer?: Error } = {},
): Promise<OpenKit> {
  const backend = fakeBackend(listings(input.count ?? 12))
  const made = await openKit(open, {
    options: { cloud: backend.url },
    isLoading: true,
    prepare: ({ adapter }) => {
      adapter.answerTo({ connect: input.answer ? failWith(input.answer) : hang })
    },
    ...(input.isPhone ? { environment: fakePhone('iosSafari') } : {}),
  })
  await expect.poll(() => made.kit.directory.state.start.status).toBe('ready')
  await expect.poll(() => made.root().querySelector('.skeleton')).toBeNull()
  return made
}

async function withLink(made: OpenKit): Promise<OpenKit> {
  await expect.poll(() => made.link.listenerCount).toBeGreaterThan(0)
  made.link.ready()
  await expect.poll(() => made.root().querySelector('.qr-code, .button:not([aria-busy])')).not.toBeNull()
  return made
}

async function withNfts(): Promise<OpenKit> {
  const made = await openAccount({
    prepare: backend => {
      backend.nfts = ['1', '2', '3'].map(id => backendNft(backend.url, id, { quantity: id }))
    },
  })
  await page.getByRole('tab', { name: 'NFTs' }).click()
  await expect.poll(() => made.root().querySelector('.nft-card .nft-name')).not.toBeNull()
  return made
}

const everywhere = [
  [bitcoin, ['prism']],
  [evm, ['io.prism', 'evm only']],
  [solana, ['prism']],
] as const

/** All views in their visually different states. */
const scenes: Readonly<Record<string, () => Promise<OpenKit>>> = {
  Connect: () => openKit(),
  'Connect with consent': () =>
    openKit(undefined, { options: { termsConditionsUrl: 'https://a.example', features: { legalCheckbox: true } } }),
  'Connect with terms': () => openKit(undefined, { options: { privacyPolicyUrl: 'https://a.example' } }),
  'ConnectingExternal declined': async () => {
    const made = await openKit()
    made.adapter.answerTo({ connect: failWith(new UserRejectedError()) })
    await page.getByText('First').click()
    await expect.poll(() => made.root().querySelector('[data-status="declined"]')).not.toBeNull()
    return made
  },
  'ConnectingExternal not installed': () =>
    openKit(
      { view: 'ConnectingExternal', arguments: { walletId: 'w' } },
      { options: { customWallets: [{ id: 'w', name: 'Far', homepage: 'https://far.example' }] } },
    ),
  Account: () => openKit(undefined, { connected }),
  'Account without balance': () =>
    openKit(undefined, {
      connected,
      prepare: ({ adapter }) => {
        adapter.answerTo({ getBalance: failWith(new Error('no')) })
      },
    }),
  'Account with tokens': async () => {
    const made = await openAccount()
    await expect.poll(() => made.root().querySelector('.token-worth')).not.toBeNull()
    return made
  },
  'Account without tokens': async () => {
    const made = await openAccount({
      prepare: backend => {
        backend.tokens = []
      },
    })
    await expect.poll(() => made.root().querySelector('.message')).not.toBeNull()
    return made
  },
  'Account without token balances': async () => {
    const made = await openAccount({
      prepare: backend => {
        backend.isDown = true
      },
    })
    await expect.poll(() => made.root().querySelector('.message')).not.toBeNull()
    return made
  },
  'Account with NFTs': () => withNfts(),
  TokenDetail: async () => {
    const made = await openAccount()
    await page.getByRole('button', { name: /^USD Coin/ }).click()
    await expect.poll(() => made.root().querySelector('.detail')).not.toBeNull()
    return made
  },
  'TokenDetail with an old price': async () => {
    const priceAsOf = new Date(Date.now() - 2 * 86_400_000).toISOString()
    const made = await openAccount({
      prepare: backend => {
        backend.tokens = threeTokens.map(token => ({ ...token, priceAsOf }))
      },
    })
    await page.getByRole('button', { name: /^USD Coin/ }).click()
    await expect.poll(() => made.root().querySelector('.detail')?.textContent).toContain('as of')
    return made
  },
  'TokenDetail of a token that is gone': async () => {
    const made = await openAccount()
    made.kit.router.push('TokenDetail', { caipNetworkId: 'eip155:1', tokenAddress: '0x00' })
    await expect.poll(() => made.root().querySelector('.message')).not.toBeNull()
    return made
  },
  NftDetail: async () => {
    const made = await withNfts()
    await page.getByRole('button', { name: /^Thing 1/ }).click()
    await expect.poll(() => made.root().querySelector('.detail')).not.toBeNull()
    return made
  },
  'Account on Bitcoin': () => openSeveralChains(undefined, { connected: everywhere }),
  'Networks of several chains': () => openSeveralChains({ view: 'Networks' }, { connected: everywhere }),
  'Connect with several chains': () => openSeveralChains({ view: 'Connect' }, { connected: everywhere }),
  'Connect for one chain': () => openSeveralChains({ view: 'Connect', arguments: { namespace: 'solana' } }),
  ConnectingMultiChain: async () => {
    const made = await openSeveralChains({ view: 'Connect' }, { connected: [[evm, ['io.prism']]] })
    await page.getByRole('button', { name: 'Prism Installed' }).click()
    await expect.poll(() => made.root().querySelector('.multi-chain')).not.toBeNull()
    return made
  },
  'ProfileWallets of several chains': () =>
    openSeveralChains(
      { view: 'ProfileWallets' },
      {
        connected: everywhere,
        prepare: ({ kit }) => kit.wallets.remember({ id: 'bitcoin only', name: 'Bitcoin Only' }),
      },
    ),
  'ProfileWallets with a chain that did not come back': async () => {
    const made = await openSeveralChains(
      { view: 'ProfileWallets' },
      {
        connected: [[evm, ['io.prism']]],
        prepare: ({ kit }) => failReconnect(kit, 'solana'),
      },
    )
    await page.getByRole('tab', { name: 'Solana' }).click()
    return made
  },
  Networks: () => openKit({ view: 'Networks' }, { connected }),
  SwitchNetwork: () => openKit({ view: 'SwitchNetwork', arguments: { caipNetworkId: 'eip155:10' } }, { connected }),
  SwitchActiveChain: () => openKit({ view: 'SwitchActiveChain', arguments: switchChain }),
  UnsupportedChain: () => openKit({ view: 'UnsupportedChain' }, { connected }),
  ProfileWallets: () => openKit({ view: 'ProfileWallets' }, { connected }),
  'ProfileWallets empty': () => openKit({ view: 'ProfileWallets' }),
  WhatIsAWallet: () => openKit({ view: 'WhatIsAWallet' }),
  WhatIsANetwork: () => openKit({ view: 'WhatIsANetwork' }),
  GetWallet: () => openKit({ view: 'GetWallet' }),
  'Connect with a directory': () => withBackend(undefined),
  'Connect on a phone': () => withBackend(undefined, { isPhone: true }),
  'ConnectingWalletConnect waiting': () => withBackend({ view: 'ConnectingWalletConnect', arguments: {} }),
  'ConnectingWalletConnect code': async () =>
    withLink(await withBackend({ view: 'ConnectingWalletConnect', arguments: { wallet: far } })),
  'ConnectingWalletConnect on a phone': async () =>
    withLink(await withBackend({ view: 'ConnectingWalletConnect', arguments: { wallet: far } }, { isPhone: true })),
  'ConnectingWalletConnect declined': async () => {
    const open = { view: 'ConnectingWalletConnect', arguments: { wallet: far } } as const
    const made = await withBackend(open, { answer: new UserRejectedError() })
    await expect.poll(() => made.root().querySelector('[data-status="declined"]')).not.toBeNull()
    return made
  },
  ConnectingWalletConnectBasic: async () => withLink(await withBackend({ view: 'ConnectingWalletConnectBasic' })),
  'ConnectingWalletConnectBasic on a phone': () =>
    withBackend({ view: 'ConnectingWalletConnectBasic' }, { isPhone: true }),
  AllWallets: () => withBackend({ view: 'AllWallets' }),
  'AllWallets on a phone': () => withBackend({ view: 'AllWallets' }, { isPhone: true }),
  'AllWallets with nothing': async () => {
    const made = await withBackend({ view: 'AllWallets' }, { count: 0 })
    await expect.poll(() => made.root().querySelector('.message')).not.toBeNull()
    return made
  },
  Downloads: () => withBackend({ view: 'Downloads', arguments: { wallet: far } }),
  'Downloads on a phone': () => withBackend({ view: 'Downloads', arguments: { wallet: far } }, { isPhone: true }),
  'Downloads from nowhere': () =>
    withBackend({ view: 'Downloads', arguments: { wallet: { id: 'nowhere', name: 'Nowhere' } } }),
  WalletReceive: () => openKit({ view: 'WalletReceive' }, { connected }),
  'WalletReceive with all there is to know': () =>
    openSeveralChains(
      { view: 'WalletReceive' },
      {
        connected: everywhere,
        options: { networks: [...evm.networks, ...solana.networks, { ...bitcoin.networks[0], testnet: true }] },
        prepare: made =>
          made.bitcoin.emit({
            connections: [{ connectorId: 'prism', accounts: bitcoin.accounts(0), caipNetworkId: 'bip122:other' }],
          }),
      },
    ),
  'WalletReceive without an account': () => openKit({ view: 'WalletReceive' }),
  WalletCompatibleNetworks: () => openKit({ view: 'WalletCompatibleNetworks' }, { connected }),
  FundWallet: () =>
    openKit(
      { view: 'FundWallet' },
      {
        connected,
        prepare: ({ kit }) => startFeatures(kit, [{ name: 'onramp', accountButtons: [buyButton()] }]),
      },
    ),
  'FundWallet without a way': () =>
    openKit({ view: 'FundWallet' }, { connected, options: { features: { receive: false } } }),
}

describe.each(Object.entries(scenes))('%s', (_, scene) => {
  test('axe finds nothing in either theme or direction, and no markup has inline styles', async () => {
    const { root, kit } = await scene()
    const container = root().querySelector('[data-theme]') as HTMLElement
    // The letter that stands in for a network's picture isn't part of the button's name.
    await expect.poll(() => root().querySelector('[part="network-button"] [data-state="fallback"]')).toBeNull()
    for (const [theme, dir] of [
      ['dark', 'ltr'],
      ['light', 'rtl'],
    ] as const) {
      kit.theme.setThemeMode(theme)
      container.dir = dir
      // End all animations, or axe would measure a color in transition.
      await Promise.allSettled(document.getAnimations().map(animation => animation.finish()))
      for (const animation of root().getAnimations()) {
        if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
      }
      const { violations } = await axe.run(root().host as HTMLElement, { resultTypes: ['violations'] })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join()}`)).toEqual([])
    }
    expect(root().innerHTML).not.toMatch(/<style|\son\w+=/)
  })

  test('Tab reaches every control and stays inside the dialog', async () => {
    const { root } = await scene()
    const dialog = root().querySelector('dialog') as HTMLDialogElement
    const controls = [...dialog.querySelectorAll<HTMLElement>('button:enabled, a[href], input:enabled')].filter(
      // Only the selected tab is a Tab stop. Arrow keys reach the others.
      control => control.tabIndex >= 0 && control.checkVisibility(),
    )
    const first = controls.indexOf(root().activeElement as HTMLElement)
    if (first < 0) (dialog.querySelector('h1') as HTMLElement).focus()
    const reached = new Set<Element>(first < 0 ? [] : [controls[first] as Element])
    for (let press = 0; press < controls.length + 2; press++) {
      await userEvent.tab()
      if (root().activeElement) reached.add(root().activeElement as Element)
    }
    expect(controls.filter(control => !reached.has(control)).map(control => control.outerHTML)).toEqual([])
    for (const element of reached) expect(dialog.contains(element)).toBe(true)
  })
})
