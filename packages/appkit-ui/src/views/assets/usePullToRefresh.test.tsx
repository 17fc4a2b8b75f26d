import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { usePullToRefresh } from './usePullToRefresh'

function Pulled({ onRefresh }: { readonly onRefresh: () => Promise<void> }) {
  const element = useRef<HTMLDivElement>(null)
  const state = usePullToRefresh(element, onRefresh)
  return (
    <div style={{ height: 100, overflowY: 'auto' }}>
      <div ref={element} data-state={state} style={{ height: 500 }} />
    </div>
  )
}

type Touching = 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel'

/** Opens a scroll container and simulates touches on it. */
async function open(onRefresh: () => Promise<void> = () => Promise.resolve()) {
  const refresh = vi.fn(onRefresh)
  const { container, unmount } = await render(<Pulled onRefresh={refresh} />)
  const frame = container.firstElementChild as HTMLElement
  const pulled = frame.firstElementChild as HTMLElement
  /** Dispatches a touch event. Returns whether the browser may scroll in response. */
  const touch = (type: Touching, ...heights: number[]): boolean => {
    const touches = heights.map((clientY, identifier) => new Touch({ identifier, target: pulled, clientX: 0, clientY }))
    return pulled.dispatchEvent(new TouchEvent(type, { touches, cancelable: true, bubbles: true }))
  }
  const state = () => pulled.dataset['state']
  const pull = () => {
    touch('touchstart', 0)
    touch('touchmove', 300)
    touch('touchend')
  }
  return {
    refresh,
    frame,
    touch,
    pull,
    state,
    unmount,
    distance: () => pulled.style.getPropertyValue('--oak-pull'),
  }
}

test('the disc follows the finger more slowly, stops at its limit and moves back with it', async () => {
  const { touch, distance, state } = await open()
  touch('touchstart', 0)
  touch('touchmove', 58)
  expect(distance()).toBe('30px')
  touch('touchmove', 1000)
  expect(distance()).toBe('96px')
  await expect.poll(state).toBe('ready')
  touch('touchmove', 58)
  await expect.poll(state).toBe('pulling')
  touch('touchmove', 0)
  expect(distance()).toBe('')
})

test.each<[string, (scene: Awaited<ReturnType<typeof open>>) => void]>([
  ['a tap that slips', ({ touch }) => [touch('touchstart', 0), touch('touchmove', 7), touch('touchend')]],
  [
    'a touch that starts as a scroll',
    ({ touch }) => [touch('touchstart', 100), touch('touchmove', 50), touch('touchmove', 400)],
  ],
  ['two fingers', ({ touch }) => [touch('touchstart', 0, 50), touch('touchmove', 300, 350), touch('touchend')]],
  [
    'a pull in a scrolled container',
    ({ frame, touch }) => {
      frame.scrollTop = 20
      touch('touchstart', 0)
      touch('touchmove', 300)
      touch('touchend')
    },
  ],
])("%s isn't a pull", async (_, act) => {
  const scene = await open()
  act(scene)
  expect([scene.distance(), scene.state()]).toEqual(['', 'idle'])
  expect(scene.refresh).not.toHaveBeenCalled()
})

test('the browser scrolls until a touch becomes a pull', async () => {
  const { touch } = await open()
  touch('touchstart', 0)
  expect(touch('touchmove', 7)).toBe(true)
  expect(touch('touchmove', 30)).toBe(false)
})

test('a pull that the browser cancels refreshes nothing', async () => {
  const { refresh, touch, state, distance } = await open()
  touch('touchstart', 0)
  touch('touchmove', 300)
  await expect.poll(state).toBe('ready')
  touch('touchcancel')
  touch('touchend')
  await expect.poll(state).toBe('idle')
  expect(distance()).toBe('')
  expect(refresh).not.toHaveBeenCalled()
})

test('a pull during a refresh does nothing; later ones work, even after a failure', async () => {
  let fail = () => {}
  const { refresh, pull, state } = await open(
    () => new Promise((_, reject) => void (fail = () => reject(new Error('offline')))),
  )
  pull()
  await expect.poll(state).toBe('refreshing')
  pull()
  expect(refresh).toHaveBeenCalledOnce()
  fail()
  await expect.poll(state).toBe('done')
  pull()
  await expect.poll(state).toBe('refreshing')
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('removes its touch listeners on unmount', async () => {
  const { refresh, frame, unmount } = await open()
  const pulled = frame.firstElementChild as HTMLElement
  await unmount()
  document.body.append(frame)
  for (const type of ['touchstart', 'touchmove', 'touchend'] as const) {
    const touches = [new Touch({ identifier: 0, target: pulled, clientY: type === 'touchmove' ? 300 : 0 })]
    frame.dispatchEvent(new TouchEvent(type, { touches: type === 'touchend' ? [] : touches, cancelable: true }))
  }
  frame.remove()
  expect(refresh).not.toHaveBeenCalled()
})
