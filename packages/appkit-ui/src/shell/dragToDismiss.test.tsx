import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { dragToDismiss } from './dragToDismiss'

function Sheet({ onDismiss, isSheet }: { readonly onDismiss: () => void; readonly isSheet: boolean }): ReactNode {
  const [drag] = useState(() => dragToDismiss(onDismiss))
  return (
    <section style={{ '--oak-sheet': isSheet ? '1' : '0' } as object}>
      <header {...drag}>Title</header>
    </section>
  )
}

async function renderSheet({ isSheet = true } = {}) {
  const onDismiss = vi.fn()
  const { container } = await render(<Sheet onDismiss={onDismiss} isSheet={isSheet} />)
  const card = container.querySelector('section') as HTMLElement
  const header = container.querySelector('header') as HTMLElement
  const captured = vi.fn()
  header.setPointerCapture = captured
  /** Dispatches a touch event at `y`, `at` milliseconds after the start. */
  const finger = (type: string, y: number, at: number, more: PointerEventInit = {}) => {
    const event = new PointerEvent(type, { clientY: y, pointerType: 'touch', isPrimary: true, bubbles: true, ...more })
    Object.defineProperty(event, 'timeStamp', { value: 1_000 + at })
    header.dispatchEvent(event)
  }
  const drag = (distance: number, ms: number, more: PointerEventInit = {}) => {
    finger('pointerdown', 100, 0, more)
    finger('pointermove', 100 + distance, ms / 2, more)
    const translate = card.style.translate
    finger('pointerup', 100 + distance, ms, more)
    return translate
  }
  return { card, captured, drag, finger, onDismiss }
}

test.each([
  ['a long drag', 120, 2_000, true],
  ['a quick flick', 40, 50, true],
  ['a slow, short drag', 40, 2_000, false],
  ['a quick tap that slips', 20, 10, false],
])('%s dismisses the sheet or lets it spring back', async (_, distance, ms, isDismissed) => {
  const { card, drag, onDismiss } = await renderSheet()
  expect(drag(distance, ms)).toBe(`0px ${distance}px`)
  expect(onDismiss).toHaveBeenCalledTimes(isDismissed ? 1 : 0)
  expect([card.style.translate, card.hasAttribute('data-dragging')]).toEqual(['', false])
})

test("a tap isn't a drag and doesn't capture the pointer, so the header's buttons still work", async () => {
  const { captured, drag, onDismiss } = await renderSheet()
  expect(drag(7, 5)).toBe('')
  expect(captured).not.toHaveBeenCalled()
  expect(onDismiss).not.toHaveBeenCalled()
})

test('the sheet never moves above its initial position', async () => {
  const { card, finger } = await renderSheet()
  finger('pointerdown', 100, 0)
  finger('pointermove', 150, 100)
  expect(card.style.translate).toBe('0px 50px')
  finger('pointermove', 40, 200)
  expect(card.style.translate).toBe('')
})

test.each([
  ['a mouse', {}, { pointerType: 'mouse' }],
  ['a second finger', {}, { isPrimary: false }],
  ["a finger on a card that isn't a sheet", { isSheet: false }, {}],
])("%s doesn't drag", async (_, sheet, pointer) => {
  const { drag, onDismiss } = await renderSheet(sheet)
  expect(drag(200, 100, pointer)).toBe('')
  expect(onDismiss).not.toHaveBeenCalled()
})

test('a drag that the browser cancels ends, and the next one starts at zero', async () => {
  const { card, finger, onDismiss } = await renderSheet()
  finger('pointerdown', 100, 0)
  finger('pointermove', 220, 100)
  finger('pointercancel', 220, 110)
  expect(card.style.translate).toBe('')
  finger('pointerup', 300, 120)
  expect(onDismiss).not.toHaveBeenCalled()
  finger('pointerdown', 300, 1_000)
  finger('pointermove', 320, 2_000)
  expect(card.style.translate).toBe('0px 20px')
})
