import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PressWatch } from './PressWatch'

/** Milliseconds that pass only when a test says so, because a busy machine makes a press late. */
let clock = 0

beforeEach(() => {
  clock = 1000
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock)
  onTestFinished(() => now.mockRestore())
})

interface Opened {
  readonly button: HTMLElement
  /** Whether each click on the button was accepted. */
  readonly accepted: boolean[]
}

/** Shows a button that is armed. */
function open(): Opened {
  return watchPresses(showButton())
}

function showButton(): HTMLElement {
  const button = document.createElement('button')
  button.textContent = 'Approve'
  button.style.cssText = 'position:fixed;left:60px;top:60px;width:120px;height:60px'
  document.body.append(button)
  onTestFinished(() => button.remove())
  return button
}

function watchPresses(button: HTMLElement): Opened {
  const watch = new PressWatch(button)
  const stop = watch.start(() => true)
  const accepted: boolean[] = []
  button.addEventListener('click', event => accepted.push(watch.accepts(event)))
  onTestFinished(stop)
  return { button, accepted }
}

const forced = { force: true, timeout: 3000 }

/** The mouse rests on a cover, which a hostile page removes just before the user presses what it promised. */
async function pressThroughCover({ button }: Opened): Promise<void> {
  const cover = document.createElement('div')
  cover.style.cssText = `${button.style.cssText};z-index:9;background:white`
  document.body.append(cover)
  await userEvent.hover(cover, forced)
  clock += 300
  cover.remove()
  await userEvent.click(button, forced)
}

test('17. refuses a press through a cover that has just gone', async () => {
  const opened = open()
  await pressThroughCover(opened)
  expect(opened.accepted).toEqual([false])
})

test('17. a press through a cover that has just gone would count but for the time that the mouse was there', async () => {
  const opened = open()
  opened.button.addEventListener('pointerenter', () => (clock += 200))
  await pressThroughCover(opened)
  expect(opened.accepted).toEqual([true])
})

test('accepts a mouse that was over the button for a moment', async () => {
  const { accepted, button } = open()
  await userEvent.hover(button, forced)
  clock += 200
  await userEvent.click(button, forced)
  expect(accepted).toEqual([true])
})

test('accepts a mouse that rested where the button appeared', async () => {
  const place = showButton()
  await userEvent.hover(place, forced)
  place.remove()
  const button = showButton()
  await expect.poll(() => button.matches(':hover')).toBe(true)
  const { accepted } = watchPresses(button)
  clock += 200
  await userEvent.click(button, forced)
  expect(accepted).toEqual([true])
})

test('refuses a mouse that enters the button with its press, as with the driver of WebKit, and accepts its next press', async () => {
  const { accepted, button } = open()
  await userEvent.hover(document.body, { ...forced, position: { x: 1, y: 1 } })
  await userEvent.click(button, forced)
  // Longer than the time of a double click.
  await new Promise(resolve => setTimeout(resolve, 600))
  clock += 600
  await userEvent.click(button, forced)
  expect(accepted).toEqual([false, true])
})

test.each(['{Enter}', ' '])('accepts the key "%s" without a mouse', async key => {
  const { accepted, button } = open()
  button.focus()
  await userEvent.keyboard(key)
  expect(accepted).toEqual([true])
})
