import { describe, expect, test } from 'vitest'
import { binanceWalletId, coinbaseWalletId, phantomWalletId, solflareWalletId } from '../data/walletIds'
import { isTelegram } from '../environment/device'
import { isMobile } from '../environment/platform'
import { browseLink } from './browseLink'
import { linkTarget } from './linkTarget'
import { openWalletLink } from './openWalletLink'
import { nativePairingLink, universalPairingLink } from './pairingLink'
import { type LinkPlatform, platformLink } from './platformLink'

const userAgents = {
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  iosSafari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  androidChrome:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  telegramIos:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  telegramAndroid:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 Telegram-Android/11.4.2',
  telegramDesktop: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
} as const
type Agent = keyof typeof userAgents

interface FakePage {
  readonly page: Window
  /** Effects of opening a link, in order. */
  readonly opened: readonly string[]
}

function fakePage(agent: Agent, traits: { isFramed?: boolean; injected?: Record<string, unknown> } = {}): FakePage {
  const { isFramed = false, injected = {} } = traits
  const href = 'https://app.example/swap?from=ETH#top'
  const opened: string[] = []
  const locationOf = (label: string) => ({
    get href() {
      return href
    },
    set href(to: string) {
      opened.push(`${label} ${to}`)
    },
    origin: 'https://app.example',
  })
  const page: Record<string, unknown> = {
    navigator: { userAgent: userAgents[agent], maxTouchPoints: 0 },
    matchMedia: () => ({ matches: false }),
    location: locationOf('location'),
    document: {
      createElement(name: string) {
        if (name !== 'a') throw new Error(`A link is no ${name}`)
        const anchor = {
          href: '',
          target: '',
          rel: '',
          click: () => void opened.push(`${anchor.target} (${anchor.rel}) ${anchor.href}`),
        }
        return anchor
      },
    },
    ...(agent.startsWith('telegram') ? { TelegramWebviewProxy: {} } : {}),
    ...injected,
  }
  page['self'] = page
  page['top'] = isFramed ? { location: locationOf('top') } : page
  return { page: page as unknown as Window, opened }
}

const uri = 'wc:1f0e@2?relay-protocol=irn&symKey=9a8b&expiryTimestamp=1700000300'
const once = 'wc%3A1f0e%402%3Frelay-protocol%3Dirn%26symKey%3D9a8b%26expiryTimestamp%3D1700000300'
const twice = 'wc%253A1f0e%25402%253Frelay-protocol%253Dirn%2526symKey%253D9a8b%2526expiryTimestamp%253D1700000300'

const wallets = {
  MetaMask: { mobile_link: 'metamask://', link_mode: 'https://metamask.app.link' },
  Trust: { mobile_link: 'trust://', link_mode: 'https://link.trustwallet.com/' },
  Rainbow: { mobile_link: 'rainbow://' },
  OKX: { mobile_link: 'okex://main' },
  Uniswap: { mobile_link: 'uniswap:' },
  Zerion: { mobile_link: 'zerion://', desktop_link: 'zerion://' },
  Ledger: { mobile_link: 'ledgerlive://', desktop_link: 'ledgerlive' },
  imToken: { mobile_link: 'imtokenv2://' },
  Fireblocks: { mobile_link: 'https://console.fireblocks.io/v2', webapp_link: 'https://console.fireblocks.io/v2' },
  Safe: { webapp_link: 'https://app.safe.global/' },
} as const
type Name = keyof typeof wallets

/** Links that open each wallet, with `@` for the pairing. */
const links: Readonly<Record<LinkPlatform, Partial<Record<Name, string>>>> = {
  mobile: {
    MetaMask: 'metamask://wc?uri=@',
    Trust: 'trust://wc?uri=@',
    Rainbow: 'rainbow://wc?uri=@',
    OKX: 'okex://main/wc?uri=@',
    Uniswap: 'uniswap://wc?uri=@',
    Zerion: 'zerion://wc?uri=@',
    Ledger: 'ledgerlive://wc?uri=@',
    imToken: 'imtokenv2://wc?uri=@',
    Fireblocks: 'https://console.fireblocks.io/v2/wc?uri=@',
  },
  desktop: { Zerion: 'zerion://wc?uri=@', Ledger: 'ledgerlive://wc?uri=@' },
  web: { Fireblocks: 'https://console.fireblocks.io/v2/wc?uri=@', Safe: 'https://app.safe.global/wc?uri=@' },
}

function open(name: Name, platform: LinkPlatform, fake: FakePage, preferUniversalLinks = false): string | undefined {
  const { page } = fake
  const link = platformLink(platform, { id: name, name, ...wallets[name] }, { page, uri, preferUniversalLinks })
  if (link) openWalletLink(page, link, linkTarget(platform, page), isTelegram(page))
  return fake.opened[0]
}

describe.each(Object.keys(wallets) as Name[])('%s', name => {
  test.each(['iosSafari', 'androidChrome'] as const)('opens from %s in the same tab', agent => {
    const link = links.mobile[name]?.replace('@', once)
    const expected = link && (link.startsWith('https:') ? `_self (noopener noreferrer) ${link}` : `location ${link}`)
    expect(open(name, 'mobile', fakePage(agent))).toBe(expected)
  })

  test.each(['telegramIos', 'telegramAndroid'] as const)('opens from %s in a new tab', agent => {
    const link = links.mobile[name]
    const isDoubled = agent === 'telegramAndroid' && !link?.startsWith('https:')
    const expected = link && `_blank (noopener noreferrer) ${link.replace('@', isDoubled ? twice : once)}`
    expect(open(name, 'mobile', fakePage(agent))).toBe(expected)
  })

  test.each(['desktop', 'telegramDesktop'] as const)('opens from %s as an app or a page', agent => {
    const desktop = links.desktop[name]?.replace('@', once)
    const web = links.web[name]?.replace('@', once)
    const isApp = agent === 'desktop'
    expect(open(name, 'desktop', fakePage(agent))).toBe(
      desktop && (isApp ? `location ${desktop}` : `_blank (noopener noreferrer) ${desktop}`),
    )
    expect(open(name, 'web', fakePage(agent))).toBe(web && `_blank (noopener noreferrer) ${web}`)
  })
})

test('navigates the top frame from an embedded app', () => {
  expect(open('MetaMask', 'mobile', fakePage('iosSafari', { isFramed: true }))).toBe(`top metamask://wc?uri=${once}`)
  expect(open('Fireblocks', 'mobile', fakePage('iosSafari', { isFramed: true }))).toMatch(/^_top/)
})

test('uses the https form if the app prefers it or there is no other', () => {
  const fake = fakePage('iosSafari')
  expect(open('MetaMask', 'mobile', fake, true)).toBe(
    `_self (noopener noreferrer) https://metamask.app.link/wc?uri=${once}`,
  )
  expect(open('Rainbow', 'mobile', fakePage('iosSafari'), true)).toBe(`location rainbow://wc?uri=${once}`)
  const wallet = { id: 'w', name: 'W', link_mode: 'https://w.example' }
  expect(platformLink('mobile', wallet, { page: fake.page, uri, preferUniversalLinks: false })).toBe(
    `https://w.example/wc?uri=${once}`,
  )
})

test.each([
  'javascript:',
  'data:text/html,<script>1</script>',
  'java\nscript:',
  'http://wallet.example',
  'https://wallet.example@evil.example',
  'wallet .example://',
  '',
])('rejects the hostile app address %j', app => {
  const { page } = fakePage('iosSafari')
  expect(nativePairingLink(app, uri, page)).toBeUndefined()
  expect(universalPairingLink(app, uri)).toBeUndefined()
})

test('accepts only addresses that start with https', () => {
  const { page } = fakePage('iosSafari')
  expect(universalPairingLink('wallet://https://a.example', uri)).toBeUndefined()
  expect(nativePairingLink('wallet://https://a.example', uri, page)).toBe(`wallet://https://a.example/wc?uri=${once}`)
  for (const local of ['http://localhost:3000', 'HTTP://localhost:3000']) {
    expect(universalPairingLink(local, uri)).toBe(`${local}/wc?uri=${once}`)
    expect(nativePairingLink(local, uri, page)).toBe(`${local}/wc?uri=${once}`)
  }
})

test.each([
  ['wallet://open?url=https://a.example', '_self', {}, 'location'],
  ['wallet://open', '_blank', {}, 'location'],
  ['wallet://open', '_self', { isFramed: true }, 'location'],
  ['wallet://open', '_top', { isFramed: true }, 'top'],
  ['http://localhost:3000/wc', '_self', {}, '_self (noopener noreferrer)'],
  ['https://a.example/wc', '_top', { isFramed: true }, '_top (noopener noreferrer)'],
] as const)('opens %s with the target %s, in a page with %j, by %s', (link, target, traits, way) => {
  const fake = fakePage('iosSafari', traits)
  expect(openWalletLink(fake.page, link, target, false)).toBe(true)
  expect(fake.opened).toEqual([`${way} ${link}`])
})

test("navigates its own location if it can't access the top frame", () => {
  const fake = fakePage('iosSafari')
  Object.assign(fake.page, { top: null })
  expect(openWalletLink(fake.page, 'wallet://open', '_top', false)).toBe(true)
  expect(fake.opened).toEqual(['location wallet://open'])
})

test('opens no unsafe link, whatever its source', () => {
  const fake = fakePage('iosSafari')
  for (const link of ['javascript:alert(1)', 'data:text/html,x', ' https://a.example', 'https://a.example/\u0000']) {
    expect(openWalletLink(fake.page, link, '_self', false)).toBe(false)
  }
  expect(fake.opened).toEqual([])
})

const app = encodeURIComponent('https://app.example/swap?from=ETH#top')
const binance = new URL('bnc://app.binance.com/mp/app')
binance.searchParams.set('appId', 'yFK5FCqYprrXDiVFbhyRx7')
binance.searchParams.set('startPagePath', btoa('/pages/browser/index'))
binance.searchParams.set('startPageQuery', btoa(`url=${app}&defaultChainId=1`))
const browses = [
  [
    phantomWalletId,
    'solana',
    'phantom',
    `https://phantom.app/ul/browse/${app}?ref=${encodeURIComponent('https://app.example')}`,
  ],
  [solflareWalletId, 'solana', 'solflare', `https://solflare.com/ul/v1/browse/${app}?ref=${app}`],
  [coinbaseWalletId, 'solana', 'coinbaseSolana', `https://go.cb-w.com/dapp?cb_url=${app}`],
  [
    binanceWalletId,
    'bip122',
    'binancew3w',
    `https://app.binance.com/en/download?_dp=${encodeURIComponent(btoa(binance.href))}`,
  ],
] as const

test.each(browses)('%s opens the app in its own browser, only on its chain and from outside', (...row) => {
  const [id, namespace, injected, link] = row
  const { page } = fakePage('iosSafari')
  expect(browseLink(id, { page, namespace })).toBe(link)
  expect(browseLink(id, { page, namespace: 'eip155' })).toBeUndefined()
  const inside = fakePage('iosSafari', { injected: { [injected]: {} } })
  expect(browseLink(id, { page: inside.page, namespace })).toBeUndefined()
})

test("doesn't send wallets that connect by link to a browser, and passes the network to Binance", () => {
  const { page } = fakePage('iosSafari')
  expect(browseLink('somebody', { page, namespace: 'solana' })).toBeUndefined()
  const link = new URL(browseLink(binanceWalletId, { page, namespace: 'bip122', chainId: 'mainnet' }) ?? '')
  const inner = new URL(atob(link.searchParams.get('_dp') ?? ''))
  expect(atob(inner.searchParams.get('startPageQuery') ?? '')).toBe(`url=${app}&defaultChainId=mainnet`)
})

test('treats every phone as mobile, and no computer', () => {
  const mobile = (Object.keys(userAgents) as Agent[]).filter(agent => isMobile(fakePage(agent).page))
  expect(mobile).toEqual(['iosSafari', 'androidChrome', 'telegramIos', 'telegramAndroid'])
})
