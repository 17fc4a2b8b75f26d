import { subscribe } from 'valtio/vanilla'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openKit, testKit } from '../../test/openKit'

const dialogOf = (root: ShadowRoot): HTMLDialogElement => root.querySelector('dialog') as HTMLDialogElement

test('opens as a modal dialog named by its title, which has the focus without a ring', async () => {
  const { root, focused } = await openKit()

  await expect.element(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
  expect(dialogOf(root()).matches(':modal')).toBe(true)
  expect(focused()?.tagName).toBe('H1')
  expect(getComputedStyle(focused() as Element).outlineStyle).toBe('none')
})

test('is visible when open() resolves, and the second time in the next task after open()', async () => {
  const { kit, root } = testKit()
  await kit.context.open()
  expect(dialogOf(root()).open).toBe(true)
  kit.context.close()
  await Promise.resolve()

  const channel = new MessageChannel()
  const nextTask = new Promise(resolve => {
    channel.port1.onmessage = resolve
  })
  void kit.context.open()
  channel.port2.postMessage(null)
  await nextTask
  expect(dialogOf(root()).open).toBe(true)
  expect(page.getByRole('button', { name: /First/ }).elements()).toHaveLength(1)
})

test("the close button, Escape and the backdrop close it; the card doesn't", async () => {
  const { kit, root } = await openKit()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(kit.modal.state.open).toBe(false)

  await kit.context.open()
  await userEvent.keyboard('{Escape}')
  expect(kit.modal.state.open).toBe(false)

  await kit.context.open()
  const dialog = dialogOf(root())
  await userEvent.click(root().querySelector('.header-title') as Element)
  expect(kit.modal.state.open).toBe(true)
  await userEvent.click(dialog, { position: { x: 4, y: 4 } })
  expect(kit.modal.state.open).toBe(false)
  await expect.poll(() => dialog.open).toBe(false)
})

test.each(['page', 'shadow root'])('the focus returns to the opener in the %s', async container => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const parent = container === 'page' ? host : host.attachShadow({ mode: 'open' })
  const opener = parent.appendChild(document.createElement('button'))
  opener.textContent = 'Opener'
  const { kit, focused } = testKit()
  opener.addEventListener('click', () => void kit.context.open())
  await userEvent.click(opener)
  await expect.poll(() => document.querySelector('openappkit-modal')).not.toBeNull()
  await expect.poll(() => focused()?.tagName).toBe('H1')

  await userEvent.keyboard('{Escape}')
  const owner = opener.getRootNode() as Document | ShadowRoot
  await expect.poll(() => owner.activeElement).toBe(opener)
})

test("locks the page's scrolling and restores its exact styles", async () => {
  const before = [...document.adoptedStyleSheets]
  const style = document.documentElement.getAttribute('style')
  const { kit } = await openKit()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')

  kit.context.close()
  await expect.poll(() => document.adoptedStyleSheets).toEqual(before)
  expect(document.documentElement.getAttribute('style')).toBe(style)
})

test('UnsupportedChain ignores Escape twice, the close button and dialog.close(); it shakes and announces the next step', async () => {
  const { kit, adapter, root } = await openKit()
  adapter.emitConnected({ connectorIds: ['io.first'], chainId: 999 })
  await expect.element(page.getByRole('heading', { name: 'Switch network' })).toBeVisible()
  const dialog = dialogOf(root())
  // The shake may end before the key presses resolve.
  let hasShaken = false
  onTestFinished(subscribe(kit.modal.state, () => void (hasShaken ||= kit.modal.state.shake), true))

  await userEvent.keyboard('{Escape}{Escape}')
  expect(hasShaken).toBe(true)
  expect(dialog.open).toBe(true)
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Choose a network or disconnect' }))
    .toBeInTheDocument()

  dialog.close()
  await expect.poll(() => dialog.matches(':modal')).toBe(true)
  await page.getByRole('button', { name: 'Close' }).click()
  expect(kit.modal.state.open).toBe(true)

  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => dialog.open).toBe(false)
})

test('a shake for any other reason announces nothing about networks', async () => {
  const { kit } = await openKit()
  kit.context.onDestroy(kit.modal.addCloseGuard(() => true))
  await userEvent.keyboard('{Escape}')
  expect(kit.modal.state).toMatchObject({ open: true, shake: true })
  await expect.poll(() => kit.modal.state.shake).toBe(false)
  expect(page.getByRole('alert').filter({ hasText: /\S/ }).elements()).toEqual([])
})

test("closing the dialog from outside also closes the kit's modal", async () => {
  const { kit, root } = await openKit()
  dialogOf(root()).close()
  await expect.poll(() => kit.modal.state.open).toBe(false)
})

/** Mocks a screen with or without touch. */
function touchScreen(isTouched: boolean): void {
  const match = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation(query =>
    query === '(any-pointer: coarse)' ? ({ matches: isTouched } as MediaQueryList) : match(query),
  )
  onTestFinished(() => void vi.restoreAllMocks())
}

/** Creates a touch event at `y`. */
const finger = (type: string, y: number) =>
  new PointerEvent(type, { clientY: y, pointerType: 'touch', isPrimary: true, pointerId: 1, bubbles: true })

/** Drags the sheet down by `distance` and cancels the drag as the browser would. Returns the sheet's offset. */
function tryPull(root: ShadowRoot, distance: number): string {
  const header = root.querySelector('header') as HTMLElement
  const card = root.querySelector('.card') as HTMLElement
  header.setPointerCapture = () => {}
  header.dispatchEvent(finger('pointerdown', 100))
  header.dispatchEvent(finger('pointermove', 100 + distance))
  const { translate } = card.style
  header.dispatchEvent(finger('pointercancel', 100 + distance))
  expect(card.style.translate).toBe('')
  return translate
}

test('dragging the sheet down closes it, and after a short drag it springs back', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1280, 720))
  touchScreen(true)
  const { kit, root } = await openKit()
  await expect.poll(() => tryPull(root(), 20)).toBe('0px 20px')
  const header = root().querySelector('header') as HTMLElement
  const pull = (distance: number) => {
    expect(tryPull(root(), distance)).toBe(`0px ${distance}px`)
    header.dispatchEvent(finger('pointerdown', 100))
    header.dispatchEvent(finger('pointermove', 100 + distance))
    header.dispatchEvent(finger('pointerup', 100 + distance))
  }
  pull(20)
  expect(kit.modal.state.open).toBe(true)
  pull(140)
  expect(kit.modal.state.open).toBe(false)
  // The sheet leaves from where it was dragged to.
  expect(root().querySelector<HTMLElement>('dialog[inert] > .card')?.style.translate).toBe('0px 140px')
})

test('a screen without touch loads no drag code', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1280, 720))
  touchScreen(false)
  const { root } = await openKit()
  // Wait for as long as the test above does.
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(tryPull(root(), 20)).toBe('')
})
