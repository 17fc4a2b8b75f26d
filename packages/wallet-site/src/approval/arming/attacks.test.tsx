import { Button } from '@openappkit/appkit-ui/elements'
import { useRef, useState } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { holdEnter } from '../../../test/approval/devtools'
import { withoutCovers } from '../../../test/approval/withoutCovers'
import { armingMs } from './Arming'
import { useArming } from './useArming'

/** A button that approves what it shows, with or without the guard. */
function Approval({ isGuarded, onApprove }: { isGuarded: boolean; onApprove: (subject: string) => void }) {
  const surface = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [subject, setSubject] = useState('first')
  const arming = useArming(surface, button, subject)
  return (
    <div ref={surface} id="surface" style={{ padding: 40, width: 300, background: 'white' }}>
      <p>{subject}</p>
      <Button
        elementRef={button}
        id="approve"
        data-arming={arming.state}
        onClick={event => (!isGuarded || arming.accepts(event.nativeEvent)) && onApprove(subject)}
      >
        Approve
      </Button>
      <input type="hidden" id="swap" onClick={() => setSubject('second')} />
    </div>
  )
}

interface Opened {
  readonly approved: string[]
  readonly surface: HTMLElement
  readonly button: HTMLElement
  /** Waits until the button is armed, or would be. */
  readonly armed: () => Promise<void>
}

async function open(isGuarded: boolean): Promise<Opened> {
  const approved: string[] = []
  const { unmount } = await render(<Approval isGuarded={isGuarded} onApprove={subject => approved.push(subject)} />)
  onTestFinished(() => unmount())
  const button = find('#approve')
  const armed = async (): Promise<void> => expect.poll(() => button.dataset['arming']).toBe('armed')
  return { approved, surface: find('#surface'), button, armed }
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const forced = { force: true, timeout: 3000 }

/** Presses the button with a mouse that rests on it, so that no guard but the attacked one refuses. */
async function pressAtRest({ button }: Opened): Promise<void> {
  await userEvent.hover(button, forced)
  await pause(200)
  await userEvent.click(button, forced)
}

/** Puts an element over the surface that lets clicks through, as a hostile page does. */
function cover({ surface }: Opened, css: string): void {
  const box = surface.getBoundingClientRect()
  const element = document.createElement('div')
  element.style.cssText = `position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;pointer-events:none;z-index:9;${css}`
  document.body.append(element)
  onTestFinished(() => element.remove())
}

/** Each attack ends with a press on the button that the user didn't mean. */
const attacks: Readonly<Record<string, (opened: Opened) => Promise<void>>> = {
  'a cover that lets clicks through': async opened => {
    await opened.armed()
    cover(opened, 'background:white')
    await pause(400)
    await pressAtRest(opened)
  },
  'a nearly transparent cover': async opened => {
    cover(opened, 'background:rgb(255 255 255 / 0.02)')
    await pause(armingMs + 400)
    await pressAtRest(opened)
  },
  'low opacity': async opened => {
    opened.surface.style.opacity = '0.01'
    await pause(armingMs + 400)
    await pressAtRest(opened)
  },
  'a scaled frame': async opened => {
    opened.surface.style.transform = 'scale(1.4)'
    await pause(armingMs + 400)
    await pressAtRest(opened)
  },
  'a cut that leaves the button': async opened => {
    await opened.armed()
    const { bottom, left } = opened.surface.getBoundingClientRect()
    const crop = document.createElement('div')
    // Only the lowest 100 px of the surface are in view.
    crop.style.cssText = `position:fixed;left:${left}px;top:${bottom - 100}px;width:400px;height:100px;overflow:hidden`
    opened.surface.style.cssText += ';position:absolute;bottom:0;left:0'
    opened.surface.before(crop)
    crop.append(opened.surface)
    onTestFinished(() => crop.before(opened.surface))
    await pause(armingMs + 400)
    await pressAtRest(opened)
  },
  'a filter': async opened => {
    opened.surface.style.filter = 'contrast(0.1)'
    await pause(armingMs + 400)
    await pressAtRest(opened)
  },
  'a move just before the click': async opened => {
    await opened.armed()
    await userEvent.hover(opened.button, forced)
    await pause(200)
    // The mouse stays on the button. A busy machine may click long after a command, when the button is armed again.
    const move = (): void => void (opened.surface.style.translate = '4px 4px')
    addEventListener('pointerdown', move, { capture: true, once: true })
    await userEvent.click(opened.button, forced)
  },
  'a click at the moment when it shows': async opened => {
    await userEvent.click(opened.button, forced)
  },
  'the second click of a double click': async opened => {
    const decoy = document.createElement('div')
    const box = opened.button.getBoundingClientRect()
    decoy.style.cssText = `position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;z-index:9`
    document.body.append(decoy)
    decoy.addEventListener('click', () => decoy.remove())
    await pause(armingMs + 300)
    await userEvent.dblClick(decoy, forced)
  },
  'Enter held down since before it was armed': async opened => {
    opened.button.focus()
    // Longer than the wait.
    await holdEnter(armingMs + 700)
    await opened.armed()
  },
  'a request swapped between press and release': async opened => {
    await opened.armed()
    opened.button.addEventListener('pointerdown', () => find('#swap').click(), { once: true })
    await pressAtRest(opened)
  },
  'a synthetic click': async opened => {
    await opened.armed()
    opened.button.click()
  },
  'a synthetic press with pointer events': async opened => {
    await opened.armed()
    for (const type of ['pointerdown', 'pointerup'])
      opened.button.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1 }))
    opened.button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  },
}

describe.each(Object.entries(attacks))('%s', (_, attack) => {
  test('17. approves nothing', async () => {
    const opened = await open(true)
    await attack(opened)
    await pause(50)
    expect(opened.approved).toEqual([])
  })

  test('17. would approve without the guard', async () => {
    const opened = await open(false)
    await attack(opened)
    await pause(50)
    expect(opened.approved.length).toBeGreaterThan(0)
  })
})

test('17. a cover gets an approval where the browser sees none, so only messages stay in such a frame', async () => {
  withoutCovers()
  const opened = await open(true)
  cover(opened, 'background:white')
  await opened.armed()
  await pressAtRest(opened)
  expect(opened.approved).toEqual(['first'])
})

describe('a user', () => {
  test('17. approves with the mouse after a short look', async () => {
    const opened = await open(true)
    await opened.armed()
    await pressAtRest(opened)
    expect(opened.approved).toEqual(['first'])
  })

  test.each(['{Enter}', ' '])('approves with the key "%s"', async key => {
    const opened = await open(true)
    await opened.armed()
    opened.button.focus()
    await userEvent.keyboard(key)
    expect(opened.approved).toEqual(['first'])
  })

  test('approves after a move, once the button has been still again', async () => {
    const opened = await open(true)
    await opened.armed()
    opened.surface.style.translate = '80px 120px'
    await expect.poll(() => opened.button.dataset['arming']).toBe('waiting')
    await opened.armed()
    await pressAtRest(opened)
    expect(opened.approved).toEqual(['first'])
  })

  test('17. sees that something covers the window, and approves once it is gone', async () => {
    const opened = await open(true)
    await opened.armed()
    opened.surface.style.opacity = '0.5'
    await expect.poll(() => opened.button.dataset['arming']).toBe('covered')
    opened.surface.style.opacity = ''
    await opened.armed()
    await pressAtRest(opened)
    expect(opened.approved).toEqual(['first'])
  })
})
