import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../test/emulateMedia'
import { endMovements } from '../../test/endMovements'
import { type OpenKit, openKit } from '../../test/openKit'
import { fadeOut } from './fadeOut'

const session = cdp() as unknown as { send(method: string, parameters: object): Promise<unknown> }

beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'no-preference' }))
afterEach(async () => {
  await emulateMedia({})
  await page.viewport(1280, 720)
})

const dialogOf = ({ root }: OpenKit): HTMLDialogElement => root().querySelector('dialog') as HTMLDialogElement
const cardOf = (made: OpenKit): HTMLElement => dialogOf(made).querySelector('.card') as HTMLElement
/** Returns what is still fading out. */
const picturesOf = ({ root }: OpenKit): HTMLElement[] => [...root().querySelectorAll<HTMLElement>('dialog[inert]')]

/** Closes the modal and stops the picture of its card in its first frame. */
async function closeAndHold(made: OpenKit): Promise<HTMLElement> {
  made.kit.context.close()
  await expect.poll(() => picturesOf(made).length).toBe(1)
  const [picture] = picturesOf(made) as [HTMLElement]
  for (const animation of picture.getAnimations({ subtree: true })) animation.pause()
  return picture
}

test('the header stays where it is between views of any height, and the close button too', async () => {
  await page.viewport(1280, 800)
  const made = await openKit()
  const places = () =>
    ['.card', '.header', '[title="Close"]'].map(selector => {
      const { top, right } = (dialogOf(made).querySelector(selector) as Element).getBoundingClientRect()
      return [top, right]
    })
  endMovements(made.root())
  const first = places()
  const heights = new Set([cardOf(made).offsetHeight])
  for (const view of ['WhatIsAWallet', 'GetWallet', 'Networks'] as const) {
    made.kit.router.push(view)
    await expect.poll(() => made.root().querySelector('.skeleton')).toBeNull()
    await expect.poll(() => made.root().querySelector('.stage[data-moving]')).toBeNull()
    endMovements(made.root())
    expect(places()).toEqual(first)
    heights.add(cardOf(made).offsetHeight)
  }
  expect(heights.size).toBeGreaterThan(2)
})

test('a closed modal is closed immediately, while a picture of its card fades out and blocks nothing', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => opener.remove())
  opener.focus()
  const made = await openKit()
  const title = cardOf(made).textContent
  const picture = await closeAndHold(made)

  expect(dialogOf(made).open).toBe(false)
  expect(dialogOf(made).checkVisibility()).toBe(false)
  expect(document.activeElement).toBe(opener)
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  expect(picture.textContent).toBe(title)
  expect(picture.inert).toBe(true)
  expect(page.getByRole('dialog').elements()).toEqual([])
  expect(document.elementFromPoint(640, 200)).not.toBe(made.root().host)
  const animations = picture.getAnimations({ subtree: true })
  expect(animations.map(({ effect }) => effect?.getTiming().duration)).toEqual([120, 120])

  for (const animation of animations) animation.finish()
  await expect.poll(() => picturesOf(made)).toEqual([])
})

test('the picture is on top of the app and keeps what the user had scrolled to', async () => {
  await page.viewport(640, 320)
  const made = await openKit({ view: 'WhatIsAWallet' })
  const stage = dialogOf(made).querySelector('.stage') as HTMLElement
  stage.scrollTop = 40
  const picture = await closeAndHold(made)
  expect(picture.querySelector('.stage')?.scrollTop).toBe(40)
  expect(getComputedStyle(made.root().host)).toMatchObject({ position: 'fixed', zIndex: '2147483647' })
})

test('closing twice shows one picture; opening again shows another card right away', async () => {
  const made = await openKit()
  const card = cardOf(made)
  const title = card.textContent
  made.kit.context.close()
  const picture = await closeAndHold(made)
  expect(picturesOf(made)).toEqual([picture])
  expect(picture.textContent).toBe(title)

  await made.kit.context.open()
  expect(dialogOf(made).matches(':modal')).toBe(true)
  expect(cardOf(made)).not.toBe(card)
  expect(made.focused()?.tagName).toBe('H1')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => dialogOf(made).open).toBe(false)
})

test('disconnecting closes the modal, and a destroyed kit leaves no picture', async () => {
  const made = await openKit(undefined, { connected: ['io.first'] })
  await made.kit.disconnect()
  made.kit.context.close()
  await expect.poll(() => dialogOf(made).open).toBe(false)
  await made.kit.context.open()
  const { host } = made.root()
  made.kit.context.destroy()
  await expect.poll(() => host.isConnected).toBe(false)
})

test('a dialog without animations leaves no picture', async () => {
  const parent = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => parent.remove())
  const dialog = parent.appendChild(document.createElement('dialog'))
  fadeOut(dialog)
  expect(parent.childElementCount).toBe(2)
  await Promise.resolve()
  await new Promise(resolve => queueMicrotask(() => resolve(undefined)))
  await expect.poll(() => parent.childElementCount).toBe(1)
})

test('a frame in the dialog loads only once', async () => {
  const made = await openKit()
  const frame = document.createElement('iframe')
  frame.src = 'about:blank'
  cardOf(made).querySelector('.view')?.append(frame)
  const picture = await closeAndHold(made)
  expect(picture.querySelector('.view')?.childElementCount).toBeGreaterThan(0)
  expect(picture.querySelector('iframe')).toBeNull()
})

test('with reduced motion, nothing moves: no entrance and no exit', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  const made = await openKit()
  expect([...made.root().getAnimations(), ...dialogOf(made).getAnimations({ subtree: true })]).toEqual([])
  const seen: HTMLElement[] = []
  const observer = new MutationObserver(() => seen.push(...picturesOf(made)))
  observer.observe(made.root(), { childList: true, subtree: true })
  made.kit.context.close()
  await expect.poll(() => dialogOf(made).open).toBe(false)
  await new Promise(resolve => requestAnimationFrame(resolve))
  observer.disconnect()
  // It was there, but gone before the next frame.
  expect(picturesOf(made)).toEqual([])
  expect(seen.every(picture => !picture.isConnected)).toBe(true)
})

test('on a phone, the sheet slides in and out by its own height in 240 ms', async () => {
  await page.viewport(360, 640)
  const made = await openKit()
  const picture = await closeAndHold(made)
  await made.kit.context.open()
  const [entrance] = cardOf(made).getAnimations() as [CSSAnimation]
  expect(entrance.animationName).toBe('oak-enter')
  expect(entrance.effect?.getTiming().duration).toBe(240)
  entrance.pause()
  entrance.currentTime = 0
  const { height, top } = cardOf(made).getBoundingClientRect()
  // One frame into the animation.
  expect(640 - top).toBeLessThan(height / 8)
  expect(height).toBeGreaterThan(100)
  expect(getComputedStyle(cardOf(made)).opacity).toBe('1')
  const [exit] = (picture.querySelector('.card') as Element).getAnimations() as [CSSAnimation]
  expect(exit.effect?.getTiming()).toMatchObject({ duration: 240, direction: 'reverse' })
})

test('a shake does not start the entrance again', async () => {
  const made = await openKit()
  endMovements(made.root())
  made.kit.context.onDestroy(made.kit.modal.addCloseGuard(() => true))
  // The entrance reports its start in the next frame.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const started: string[] = []
  cardOf(made).addEventListener('animationstart', ({ animationName, target }) => {
    if (target === cardOf(made)) started.push(animationName)
  })
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => started).toEqual(['oak-shake'])
  await expect.poll(() => made.kit.modal.state.shake).toBe(false)
  await expect.poll(() => cardOf(made).hasAttribute('data-shake')).toBe(false)
  await new Promise(requestAnimationFrame)
  expect(started).toEqual(['oak-shake'])
})

test('a long title wraps instead of being cut, also with the text spacing that users may set', async () => {
  await page.viewport(320, 480)
  const made = await openKit()
  const heading = made.root().querySelector('.header-title') as HTMLElement
  heading.style.cssText = 'line-height:1.5;letter-spacing:0.12em;word-spacing:0.16em'
  heading.textContent = 'Networks that share this address with Ethereum'
  const header = made.root().querySelector('.header') as HTMLElement
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  expect(heading.offsetHeight).toBeGreaterThan(40)
  expect(header.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(heading.getBoundingClientRect().bottom)
})

test('on a low screen, the footer scrolls with the view', async () => {
  const made = await openKit()
  const footer = made.root().querySelector('.view-footer') as HTMLElement
  expect(getComputedStyle(footer).position).toBe('sticky')
  await page.viewport(640, 400)
  expect(getComputedStyle(footer).position).toBe('static')
})

test('a pressed control gives way and has a ground, with a mouse and a finger', async () => {
  const made = await openKit()
  endMovements(made.root())
  const row = made.root().querySelector('button.list-item') as HTMLElement
  row.style.transition = 'none'
  const { left, top } = row.getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  const at = { x: left + 60 + (frame?.left ?? 0), y: top + 20 + (frame?.top ?? 0) }
  expect(getComputedStyle(row).scale).toBe('none')
  row.addEventListener('click', event => event.stopPropagation(), { capture: true })
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', button: 'left', clickCount: 1, ...at })
  await expect.poll(() => row.matches(':active')).toBe(true)
  expect(getComputedStyle(row).scale).toBe('0.98')
  expect(getComputedStyle(row).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', button: 'left', clickCount: 1, ...at })
  await expect.poll(() => getComputedStyle(row).scale).toBe('none')
})
