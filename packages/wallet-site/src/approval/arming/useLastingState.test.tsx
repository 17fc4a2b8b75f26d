import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import type { ArmingState } from './Arming'
import { useLastingState } from './useLastingState'

/** Shows states, and returns everything that it showed. */
function watch(): { readonly shown: string[]; readonly show: (state: ArmingState) => void } {
  const shown: string[] = []
  function Shown({ state }: { readonly state: ArmingState }): ReactNode {
    const lasting = useLastingState(state)
    if (shown.at(-1) !== lasting) shown.push(lasting)
    return null
  }
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => root.unmount())
  return { shown, show: state => flushSync(() => root.render(<Shown state={state} />)) }
}

test('a frame that opens names no problem that passes', async () => {
  const { show, shown } = watch()
  for (const state of ['hidden', 'covered', 'waiting', 'armed'] as const) show(state)
  await new Promise(resolve => setTimeout(resolve, 700))
  expect(shown).toEqual(['waiting', 'armed'])
})

test('names a problem that lasts, and its end immediately', async () => {
  const { show, shown } = watch()
  show('armed')
  show('covered')
  expect(shown).toEqual(['armed', 'waiting'])
  await expect.poll(() => shown).toEqual(['armed', 'waiting', 'covered'])
  show('armed')
  expect(shown.at(-1)).toBe('armed')
})
