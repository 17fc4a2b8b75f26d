import { cdp } from 'vitest/browser'

interface Session {
  send(method: string, parameters: object): Promise<unknown>
}

/**
 * Emulates media features, such as `{ 'forced-colors': 'active' }`. Replaces those emulated before, except that motion
 * stays reduced unless `features` says otherwise. The tests run in Chromium, the only browser with this protocol.
 */
export async function emulateMedia(features: Readonly<Record<string, string>>): Promise<void> {
  const all = { 'prefers-reduced-motion': 'reduce', ...features }
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', {
    features: Object.entries(all).map(([name, value]) => ({ name, value })),
  })
}
