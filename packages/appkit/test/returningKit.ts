import type { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { onTestFinished } from 'vitest'
import { HostKit } from '../src/kit/HostKit'
import { startKit } from '../src/kit/startKit'
import { createAdapter } from './createAdapter'
import { fakeModal } from './fakeModal'
import { ethereum, optimism, storedSession } from './session'

/** Returns the kit of a user whose wallet of the last visit reconnects. A server can't read where it is stored. */
export function returningKit(page: 'browser' | 'server' = 'browser'): { kit: HostKit; adapter: ScriptedAdapter } {
  const adapter = createAdapter()
  const environment = {
    now: () => 0,
    setTimer: () => () => {},
    window: page === 'browser' ? window : undefined,
  }
  const kit = new HostKit(
    { networks: [ethereum, optimism], adapters: [adapter], storage: storedSession(), themeMode: 'auto' },
    { ...fakeModal(), environment },
  )
  startKit(kit)
  onTestFinished(() => kit.destroy())
  return { kit, adapter }
}
