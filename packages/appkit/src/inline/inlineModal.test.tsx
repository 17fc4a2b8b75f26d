import { type AppKitError, type AppKitOptions, memoryStorage } from '@openappkit/appkit-core'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createAdapter } from '../../test/createAdapter'
import { ethereum } from '../../test/session'
import { defineAppKitElements } from '../elements/defineAppKitElements'
import { HostKit } from '../kit/HostKit'
import { loadRenderer } from '../kit/loadRenderer'
import { startKit } from '../kit/startKit'
import { AppKitModal } from '../react/AppKitModal'
import { AppKitProvider } from '../react/AppKitProvider'
import { reactDependencies } from '../react/reactLoader'

const kits: HostKit[] = []
const consoleErrors = vi.spyOn(console, 'error')

beforeEach(() => void consoleErrors.mockClear())

afterEach(async () => {
  await cleanup()
  document.body.replaceChildren()
  for (const kit of kits.splice(0)) kit.destroy()
})

function setUp(options: Partial<AppKitOptions> = { enableEmbedded: true }, dependencies = reactDependencies) {
  const errors: AppKitError[] = []
  const adapter = createAdapter()
  const kit = new HostKit(
    {
      networks: [ethereum],
      adapters: [adapter],
      storage: memoryStorage(),
      onError: error => errors.push(error),
      ...options,
    },
    dependencies,
  )
  startKit(kit)
  kits.push(kit)
  return { adapter, kit, errors }
}

/** Shows a kit's modal inline, in one element or two. Returns a function that removes it. */
type Show = (kit: HostKit, isTwice?: boolean) => Promise<() => unknown>

const showComponent: Show = async (kit, isTwice) => {
  const { unmount } = await render(
    <StrictMode>
      <AppKitProvider kit={kit}>
        <AppKitModal className="mine" />
        {isTwice && <AppKitModal />}
      </AppKitProvider>
    </StrictMode>,
  )
  return unmount
}

const showElement: Show = async (kit, isTwice) => {
  defineAppKitElements(kit)
  document.body.append(document.createElement('appkit-modal'))
  if (isTwice) document.body.append(document.createElement('appkit-modal'))
  return () => document.body.replaceChildren()
}

const hosts: readonly [markup: string, show: Show][] = [
  ['<AppKitModal>', showComponent],
  ['<appkit-modal>', showElement],
]

const cards = () => document.querySelectorAll('openappkit-embedded')

test.each(hosts)('%s shows the modal inline, follows the account and leaves nothing behind', async (_, show) => {
  const { adapter, kit, errors } = setUp()
  const remove = await show(kit)
  await expect.element(page.getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
  expect(cards()).toHaveLength(1)
  expect(document.querySelector('openappkit-modal')).toBeNull()
  adapter.emitConnected()
  await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  const host = cards()[0]?.parentElement
  await remove()
  // The host leaves the document, so look for what it still contains.
  await expect.poll(() => host?.childElementCount).toBe(0)
  expect(errors).toEqual([])
  expect(consoleErrors).not.toHaveBeenCalled()
})

test.each(hosts)('%s is empty after its kit is destroyed', async (_, show) => {
  const { kit } = setUp()
  await show(kit)
  await expect.poll(() => cards().length).toBe(1)
  kit.destroy()
  expect(cards()).toHaveLength(0)
})

test.each(hosts)('%s that is removed while the modal loads shows nothing', async (_, show) => {
  const { kit } = setUp()
  const remove = await show(kit)
  const host = document.querySelector('appkit-modal, .mine')
  await remove()
  await Promise.all([kit.load(), import('@openappkit/appkit-ui'), loadRenderer()])
  await new Promise(resolve => setTimeout(resolve))
  expect(host?.childElementCount).toBe(0)
})

test.each(hosts)("%s reports a modal that doesn't load", async (_, show) => {
  const loadModal = () => Promise.reject(new TypeError('Failed to fetch'))
  const { kit, errors } = setUp(undefined, { ...reactDependencies, loadModal })
  await show(kit)
  await expect
    .poll(() => errors.map(({ code, message }) => `${code} ${message}`))
    .toContain("modal/load-failed The modal couldn't load. Check your connection and reload the page.")
})

test.each(hosts)('%s reports once that the kit lacks the option', async (markup, show) => {
  const { kit, errors } = setUp({})
  await show(kit, true)
  await expect
    .poll(() => errors.map(({ code, message }) => [code, message]))
    .toEqual([
      [
        'options/embedded-mismatch',
        `\`${markup}\` stays empty because the kit doesn't have \`enableEmbedded: true\`. Add the option to \`createAppKit\`, or remove the element.`,
      ],
    ])
  expect(cards()).toHaveLength(0)
})

test('<AppKitModal> takes a class name and moves to another kit', async () => {
  const [one, two] = [setUp(), setUp()]
  const tree = (kit: HostKit) => (
    <AppKitProvider kit={kit}>
      <AppKitModal className="mine" />
    </AppKitProvider>
  )
  const { rerender } = await render(tree(one.kit))
  await expect.poll(() => cards().length).toBe(1)
  const [first] = cards()
  await rerender(tree(two.kit))
  await expect.poll(() => cards().length === 1 && cards()[0] !== first).toBe(true)
  expect(document.querySelector('.mine > openappkit-embedded')).not.toBeNull()
  one.kit.destroy()
  expect(cards()).toHaveLength(1)
})
