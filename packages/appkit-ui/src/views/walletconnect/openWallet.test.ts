import type { CustomWallet } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { prepareWallets } from '../connect/prepareWallets'
import { openWallet } from './openWallet'

const uri = 'wc:topic@2?symKey=key'
const native: CustomWallet = {
  id: 'native',
  name: 'Native',
  mobile_link: 'native://',
  link_mode: 'https://native.invalid',
}

interface Scene {
  readonly hasPage?: boolean
  readonly preferUniversalLinks?: boolean
  readonly pairing?: object
}

/** Creates a kit whose page records navigation. */
function open({ hasPage = true, preferUniversalLinks = false, pairing = { status: 'ready', uri } }: Scene = {}) {
  const went: string[] = []
  const chosen: unknown[] = []
  const anchor = { href: '', click: () => went.push(anchor.href) }
  const location = {
    origin: 'https://app.invalid',
    get href() {
      return 'https://app.invalid/'
    },
    set href(to: string) {
      went.push(to)
    },
  }
  const window = {
    location,
    navigator: { userAgent: 'phone' },
    document: { createElement: () => anchor },
    get self() {
      return window
    },
    get top() {
      return window
    },
  }
  const controller = {
    choose: (choice: unknown) => chosen.push(choice),
    prepare: () => chosen.push('prepare'),
    state: { value: pairing },
  }
  const kit = {
    environment: { window: hasPage ? window : undefined },
    options: { input: { experimental_preferUniversalLinks: preferUniversalLinks } },
    router: { connectNamespace: undefined },
    chains: { state: { activeNamespace: 'eip155' }, get: () => undefined },
    events: { track: () => {} },
    controller: () => controller,
  } as unknown as ModalKit
  return { kit, went, chosen }
}

const inLink = encodeURIComponent(uri)

test.each([
  ['its own scheme', false, `native://wc?uri=${inLink}`, 'native://'],
  ['an https link if the app prefers it', true, `https://native.invalid/wc?uri=${inLink}`, 'https://native.invalid/'],
])('opens a wallet with %s and remembers the choice', (_, preferUniversalLinks, link, href) => {
  const { kit, went, chosen } = open({ preferUniversalLinks })
  expect(openWallet(kit, native, 'mobile', uri)).toBe(true)
  expect(went).toEqual([link])
  expect(chosen).toEqual([{ wallet: native, method: 'mobile', href }])
})

test.each<[string, CustomWallet, Scene]>([
  ['without a link', { id: 'bare', name: 'Bare' }, {}],
  ['with a dangerous link', { id: 'evil', name: 'Evil', mobile_link: 'javascript:alert(1)//' }, {}],
  ['without a page', native, { hasPage: false }],
])("doesn't open a wallet %s", (_, wallet, scene) => {
  const { kit, went, chosen } = open(scene)
  expect(openWallet(kit, wallet, 'mobile', uri)).toBe(false)
  expect([went, chosen]).toEqual([[], []])
})

test('a tap opens the wallet if the pairing is ready, and shows the next view either way', () => {
  const { kit, went, chosen } = open()
  const inTap = prepareWallets(kit)
  expect(chosen).toEqual(['prepare'])
  expect(inTap(native)).toBe(false)
  expect(went).toHaveLength(1)
  const waiting = open({ pairing: { status: 'preparing' } })
  expect(prepareWallets(waiting.kit)(native)).toBe(false)
  expect(waiting.went).toEqual([])
  expect(prepareWallets(open({ hasPage: false }).kit)(native)).toBe(false)
})
