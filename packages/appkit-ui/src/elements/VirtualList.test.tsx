import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInRoot } from '../../test/renderInRoot'
import { VirtualList, type VirtualListProps } from './VirtualList'

const namesOf = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `row ${index}`)

function List({ count, ...props }: { readonly count: number } & Partial<VirtualListProps<string>>): ReactNode {
  return (
    <VirtualList label="Rows" items={namesOf(count)} keyOf={name => name} {...props}>
      {name => <button type="button">{name}</button>}
    </VirtualList>
  )
}

/** Renders a list in a box of 280 px, which shows five rows. */
async function renderList(list: ReactNode, locale: 'en' | 'ar' = 'en') {
  const rendered = await renderInRoot(list, { locale })
  const { root } = rendered
  const box = root.querySelector('.virtual-list') as HTMLElement
  box.style.height = '280px'
  const indices = () => [...box.querySelectorAll<HTMLElement>('li')].map(({ dataset }) => Number(dataset['index']))
  // Wait until the list has measured its box.
  await expect.poll(() => indices().length).toBeLessThan(24)
  const focused = () => root.activeElement?.textContent
  return { ...rendered, box, indices, focused }
}

test("exposes the number of all rows, including those that aren't rendered", async () => {
  const { box } = await renderList(<List count={500} />)
  const [first] = box.querySelectorAll('li')
  expect([first?.ariaPosInSet, first?.ariaSetSize]).toEqual(['1', '500'])
  expect(box.scrollHeight).toBe(500 * 56)
})

test('exposes an unknown number of rows if the server reports none', async () => {
  const { box } = await renderList(<List count={40} total={-1} />)
  expect(box.querySelector('li')?.getAttribute('aria-setsize')).toBe('-1')
})

test('renders the visible rows at any scroll position, with only a few extra ones', async () => {
  const { box, indices } = await renderList(<List count={1000} />)
  box.scrollTop = 500 * 56
  await expect.poll(() => indices()).toContain(504)
  expect(indices()).toContain(500)
  expect(indices()).not.toContain(0)
  expect(indices().length).toBeLessThan(30)
})

test('keeps the focused row mounted at any scroll position', async () => {
  const { box, indices, focused } = await renderList(<List count={1000} />)
  await userEvent.tab()
  expect(focused()).toBe('row 0')
  box.scrollTop = 500 * 56
  await expect.poll(() => indices()).toContain(504)
  expect(focused()).toBe('row 0')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('row 1')
  expect(box.scrollTop).toBeLessThanOrEqual(56)
})

test.each(['en', 'ar'] as const)('Page keys move by the number of visible rows, in %s', async locale => {
  const { box, focused } = await renderList(<List count={1000} />, locale)
  await userEvent.tab()
  await userEvent.keyboard('{PageDown}')
  await expect.poll(focused).toBe('row 4')
  await userEvent.keyboard('{End}')
  await expect.poll(focused).toBe('row 999')
  expect(box.scrollTop).toBe(1000 * 56 - 280)
  await userEvent.keyboard('{PageUp}')
  await expect.poll(focused).toBe('row 995')
})

test('leaves other keys to the row and the app', async () => {
  const { focused } = await renderList(<List count={50} />)
  await userEvent.tab()
  const pressed = vi.fn()
  const onKeyDown = (event: KeyboardEvent) => pressed(event.key, event.defaultPrevented)
  document.addEventListener('keydown', onKeyDown)
  onTestFinished(() => document.removeEventListener('keydown', onKeyDown))
  await userEvent.keyboard('a{ArrowRight}{ArrowDown}')
  expect(pressed.mock.calls).toEqual([
    ['a', false],
    ['ArrowRight', false],
    ['ArrowDown', true],
  ])
  await expect.poll(focused).toBe('row 1')
})

test('calls onEnd just before the end is visible, and not earlier', async () => {
  const onEnd = vi.fn()
  const { box } = await renderList(<List count={200} onEnd={onEnd} />)
  // Ignore calls from before the box had its height, when the whole list was visible.
  onEnd.mockClear()
  box.scrollTop = 100 * 56
  await expect.poll(() => box.querySelector('[data-index="104"]')).not.toBeNull()
  expect(onEnd).not.toHaveBeenCalled()
  box.scrollTop = 170 * 56
  await expect.poll(() => onEnd.mock.calls.length).toBeGreaterThan(0)
  expect(box.scrollTop + 280).toBeLessThan(200 * 56)
})

test('starts at the kept scroll position and records further scrolling', async () => {
  const position = { top: 300 * 56 }
  const { root } = await renderInRoot(
    <div style={{ blockSize: 280, overflowY: 'auto' }} data-testid="view">
      <List count={1000} scroll="view" place={position} />
    </div>,
  )
  const view = page.getByTestId('view').element() as HTMLElement
  await expect.poll(() => view.scrollTop).toBe(300 * 56)
  await expect.poll(() => root.querySelector('[data-index="302"]')).not.toBeNull()
  view.scrollTop = 20 * 56
  await expect.poll(() => position.top).toBe(20 * 56)
})
