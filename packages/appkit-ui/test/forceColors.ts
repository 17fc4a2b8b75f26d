import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Emulates the contrast themes of Windows until the test ends. */
export async function forceColors(scheme: 'dark' | 'light'): Promise<void> {
  const set = (features: readonly { name: string; value: string }[]) =>
    (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(
      'Emulation.setEmulatedMedia',
      {
        features,
      },
    )
  await set([
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: scheme },
  ])
  onTestFinished(() => set([]).then(() => {}))
}
