import { memoryStorage } from '@openappkit/appkit-core'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { createAdapter } from '../../test/createAdapter'
import { fakeModal } from '../../test/fakeModal'
import { ethereum, optimism, storedSession } from '../../test/session'
import { defineAppKitElements } from '../elements/defineAppKitElements'
import { HostKit } from '../kit/HostKit'
import { startKit } from '../kit/startKit'
import css from '../styles.css?inline'
import { AppKitAccountButton } from './AppKitAccountButton'
import { AppKitButton } from './AppKitButton'
import { AppKitConnectButton } from './AppKitConnectButton'
import { AppKitNetworkButton } from './AppKitNetworkButton'
import { AppKitProvider } from './AppKitProvider'

const kits: HostKit[] = []

afterEach(async () => {
  await cleanup()
  for (const kit of kits.splice(0)) kit.destroy()
  document.body.replaceChildren()
})

function setUp(options: Partial<ConstructorParameters<typeof HostKit>[0]> = {}) {
  const adapter = createAdapter()
  const kit = new HostKit(
    { networks: [ethereum, optimism], adapters: [adapter], storage: memoryStorage(), ...options },
    { loadModal: fakeModal().loadModal },
  )
  startKit(kit)
  kits.push(kit)
  return { adapter, kit }
}

interface Looks {
  readonly boxes: readonly object[]
  readonly opacities: readonly string[]
}

/** Returns the positions of the buttons and the text after them, and the buttons' visibility. */
function look(): Looks {
  const buttons = [...document.querySelectorAll('[data-appkit-button]')]
  return {
    boxes: [...buttons, ...document.querySelectorAll('[data-after]')].map(element =>
      element.getBoundingClientRect().toJSON(),
    ),
    opacities: buttons.map(button => getComputedStyle(button).opacity),
  }
}

/** Returns the source of the first button's rules: imported, adopted or not loaded. */
function rulesOf(root: ParentNode): string {
  const button = root.querySelector('button')
  return button ? getComputedStyle(button).getPropertyValue('--oak-button-styles') : ''
}

/** Measures the page before its first paint. */
function FirstPaint({ onPaint, children }: { onPaint(looks: Looks): void; children: ReactNode }): ReactElement {
  const first = useRef(true)
  useLayoutEffect(() => {
    if (first.current) onPaint(look())
    first.current = false
  })
  return (
    <div style={{ width: 320 }}>
      {children}
      <span data-after="">after</span>
    </div>
  )
}

async function paint(kit: HostKit, children: ReactNode): Promise<{ before: Looks; after: Looks }> {
  let before: Looks | undefined
  const onPaint = (looks: Looks) => void (before = looks)
  await render(
    <AppKitProvider kit={kit}>
      <FirstPaint onPaint={onPaint}>{children}</FirstPaint>
    </AppKitProvider>,
  )
  await expect.poll(() => rulesOf(document)).toMatch(/^(1|adopted)$/)
  return { before: before ?? { boxes: [], opacities: [] }, after: look() }
}

const variables = {
  '--oak-button-height': '52px',
  '--oak-button-padding': '31px',
  '--oak-button-font-size': '19px',
  '--oak-button-weight': '300',
  '--w3m-font-family': 'monospace',
} as const

const size = ['md', 'sm'] as const

test.each([
  { title: 'by default', options: {} },
  { title: 'with theme variables of the app', options: { themeVariables: variables } },
  { title: 'with a stored connection', options: { storage: storedSession() } },
])('keeps the size of buttons when their rules load and hides them until then: $title', async ({ options }) => {
  const { kit } = setUp(options)
  const { before, after } = await paint(
    kit,
    size.map(size => (
      <p key={size}>
        <AppKitButton size={size} />
        <AppKitConnectButton size={size} label="Another label" />
        <AppKitNetworkButton size={size} />
        <AppKitAccountButton size={size} />
      </p>
    )),
  )
  expect(before.boxes).toEqual(after.boxes)
  expect(before.boxes.length).toBeGreaterThan(6)
  expect(new Set(before.opacities)).toEqual(new Set(['0']))
  expect(new Set(after.opacities)).toEqual(new Set(['1']))
})

test('keeps the size of an account button with a balance', async () => {
  const { adapter, kit } = setUp()
  adapter.emitConnected()
  await (await kit.load()).refreshBalance()
  const { before, after } = await paint(kit, <AppKitAccountButton />)
  expect(document.querySelector('[data-part="balance"]')?.textContent).toBe('1.234 ETH')
  expect(before.boxes).toEqual(after.boxes)
})

test('shows buttons from the first paint if the app imported styles.css', async () => {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  const { kit } = setUp()
  const { before } = await paint(kit, <AppKitButton />)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(look()).toEqual(before)
  expect(before.opacities).toEqual(['1'])
  expect(document.adoptedStyleSheets).toHaveLength(0)
  sheet.remove()
})

test('keeps the size of elements in the document and in a shadow root', async () => {
  const { kit } = setUp()
  defineAppKitElements(kit)
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  document.body.append(host)
  for (const parent of [document.body, root]) {
    for (const name of ['button', 'connect-button', 'network-button'])
      parent.append(document.createElement(`appkit-${name}`))
  }
  const buttons = () => [...document.querySelectorAll('button'), ...root.querySelectorAll('button')]
  const boxes = () => buttons().map(button => button.getBoundingClientRect().toJSON())
  const opacities = () => buttons().map(button => getComputedStyle(button).opacity)
  const before = boxes()
  const seenBefore = opacities()
  await expect.poll(() => [document, root].map(rulesOf)).toEqual(['adopted', 'adopted'])
  expect(boxes()).toEqual(before)
  expect([seenBefore, opacities()]).toEqual([Array(6).fill('0'), Array(6).fill('1')])
  expect([document, root].map(({ adoptedStyleSheets }) => adoptedStyleSheets.length)).toEqual([1, 1])
})

test('aligns buttons of one size that stand side by side, with and without an image', async () => {
  const { kit } = setUp({ chainImages: { 1: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' } })
  await paint(
    kit,
    <p>
      <AppKitConnectButton label="A" />
      <AppKitNetworkButton />
    </p>,
  )
  const tops = [...document.querySelectorAll('[data-appkit-button]')].map(button => button.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
})

test('drops variables that the app resets', async () => {
  const { kit } = setUp({ themeVariables: { '--oak-button-height': '52px', '--w3m-accent': 'red' } })
  await paint(kit, <AppKitConnectButton />)
  const style = () => (document.querySelector('[data-appkit-button]') as HTMLElement).style
  const seen = () => ['--oak-button-height', '--oak-button-accent'].map(name => style().getPropertyValue(name))
  expect(seen()).toEqual(['52px', 'red'])
  await kit.updateOptions({ themeVariables: { '--oak-button-height': undefined } })
  await expect.poll(seen).toEqual(['', 'red'])
})

test('shows a whole balance or none: a narrow header hides it, and a wide one shows it', async () => {
  const { adapter, kit } = setUp()
  adapter.emitConnected()
  await (await kit.load()).refreshBalance()
  await paint(
    kit,
    <div data-testid="header" style={{ display: 'flex', width: 400 }}>
      <AppKitAccountButton />
    </div>,
  )
  const header = document.querySelector('[data-testid="header"]') as HTMLElement
  const button = header.querySelector('button') as HTMLElement
  const isSeen = (part: string) => {
    const [inner, outer] = [button.querySelector(`[data-part="${part}"]`) as Element, button].map(element =>
      element.getBoundingClientRect(),
    ) as [DOMRect, DOMRect]
    return inner.width > 0 && inner.top < outer.bottom - 2 && inner.right <= outer.right
  }
  const { height } = button.getBoundingClientRect()
  expect(['avatar', 'label', 'balance'].map(isSeen)).toEqual([true, true, true])
  for (const width of [220, 120]) {
    header.style.width = `${width}px`
    expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(width)
    expect(button.getBoundingClientRect().height).toBe(height)
    expect(['avatar', 'label', 'balance'].map(isSeen)).toEqual([true, true, false])
  }
})

/** Renders the network and the account button in a flex row, like the header of an app. */
async function renderRow(kit: HostKit, width: number): Promise<HTMLElement> {
  const row = document.createElement('div')
  row.style.cssText = `display: flex; gap: 12px; width: ${width}px; --oak-button-font-size: 12px`
  document.body.append(row)
  await render(
    <AppKitProvider kit={kit}>
      <AppKitNetworkButton />
      <AppKitButton />
    </AppKitProvider>,
    { container: row },
  )
  await expect.poll(() => rulesOf(document)).toBe('adopted')
  return row
}

const isWhole = ({ clientWidth, scrollWidth }: Element) => scrollWidth <= clientWidth

const labelOf = (row: HTMLElement, kind: string) =>
  row.querySelector(`[data-appkit-button="${kind}"] [data-part="label"]`) as HTMLElement

test("on a phone, the hidden balance leaves its room to the network's name", async () => {
  const { adapter, kit } = setUp()
  adapter.emitConnected()
  await (await kit.load()).refreshBalance()
  const row = await renderRow(kit, 312)
  expect(labelOf(row, 'network').textContent).toBe('Ethereum')
  expect(['account', 'network'].map(kind => isWhole(labelOf(row, kind)))).toEqual([true, true])
  expect(isWhole(row)).toBe(true)
})

test.each([1, 137])('a long network name gives way to the whole address, on chain %i', async chainId => {
  const name = 'A network with a remarkably long name'
  const { adapter, kit } = setUp({ networks: [{ ...ethereum, name }], enableNetworkSwitch: false })
  adapter.emitConnected({ chainId })
  if (chainId === 1) await (await kit.load()).refreshBalance()
  const row = await renderRow(kit, 220)
  const button = row.querySelector('[data-appkit-button="account"]') as HTMLElement
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(button)
  const room = button.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  expect(isWhole(labelOf(row, 'account'))).toBe(true)
  expect(room - labelOf(row, 'account').offsetWidth).toBeLessThanOrEqual(1)
  expect(isWhole(labelOf(row, 'network'))).toBe(false)
  expect(isWhole(row)).toBe(true)
})
