import { cdp } from 'vitest/browser'

/** Commands of the Chrome DevTools Protocol that the tests send. */
export interface Devtools {
  send(method: string, params?: object): Promise<unknown>
}

/** Returns the session of the page. Vitest types only the commands of its own providers. */
export function devtools(): Devtools {
  return cdp() as unknown as Devtools
}

const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' } as const

/** Holds Enter as a keyboard does: one press, then repeats every 30 ms, then the release. */
export async function holdEnter(ms: number): Promise<void> {
  const end = performance.now() + ms
  await devtools().send('Input.dispatchKeyEvent', { ...enter, type: 'keyDown' })
  while (performance.now() < end) {
    await new Promise(resolve => setTimeout(resolve, 30))
    await devtools().send('Input.dispatchKeyEvent', { ...enter, type: 'keyDown', autoRepeat: true })
  }
  await devtools().send('Input.dispatchKeyEvent', { ...enter, type: 'keyUp' })
}
