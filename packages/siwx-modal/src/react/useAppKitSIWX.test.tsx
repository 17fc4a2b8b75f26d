import {
  type AppKit,
  type AppKitError,
  type AppKitOptions,
  AppKit as Kit,
  type SIWXConfig,
} from '@openappkit/appkit-core'
import { PageKitContext, rememberKit } from '@openappkit/appkit-ui/page'
import { createSIWEConfig } from '@openappkit/siwx/siwe'
import { Component, type ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FakeSIWX } from '../../test/FakeSIWX'
import { ethereum } from '../../test/networks'
import { useAppKitSIWX } from './useAppKitSIWX'

class Caught extends Component<{ children: ReactNode; onError: (error: AppKitError) => void }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): object {
    return { isBroken: true }
  }

  override componentDidCatch(error: AppKitError): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}

function Probe({ onRender }: { readonly onRender: (siwx: SIWXConfig | undefined) => void }): ReactNode {
  onRender(useAppKitSIWX())
  return null
}

function kitWith(options: Partial<AppKitOptions>): AppKit {
  const kit = new Kit(
    { networks: [ethereum], ...options },
    { loadModal: () => Promise.reject(new Error('No modal here')) },
  )
  onTestFinished(() => kit.destroy())
  return kit
}

/** Records the hook's results of each render. */
async function rendered(kit?: AppKit, last?: AppKit) {
  const results: (SIWXConfig | undefined)[] = []
  const errors: AppKitError[] = []
  if (last) rememberKit(last)
  const tree = () => (
    <Caught onError={error => errors.push(error)}>
      <PageKitContext.Provider value={kit}>
        <Probe onRender={siwx => results.push(siwx)} />
      </PageKitContext.Provider>
    </Caught>
  )
  const screen = await render(tree())
  await screen.rerender(tree())
  return { results: [...new Set(results)], rendered: results, errors }
}

test("prefers the provider's kit to the last kit", async () => {
  const siwx = new FakeSIWX()
  const { results } = await rendered(kitWith({ siwx }), kitWith({ siwx: new FakeSIWX() }))
  expect(results).toEqual([siwx])
  expect(results[0]).toBe(siwx)
  expect(siwx.calls).toEqual([])
})

test("uses the page's last kit without a provider until it is destroyed", async () => {
  const siwx = new FakeSIWX()
  const kit = kitWith({ siwx })
  const { results } = await rendered(undefined, kit)
  expect(results[0]).toBe(siwx)
  kit.destroy()
  expect((await rendered()).errors).toMatchObject([{ code: 'kit/missing' }])
})

test('returns undefined for a kit without sign-in', async () => {
  expect((await rendered(kitWith({}))).results).toEqual([undefined])
})

test('returns the mapped config for a SIWE config', async () => {
  const siweConfig = createSIWEConfig({
    getNonce: async () => '0123456789',
    createMessage: () => 'message',
    verifyMessage: async () => true,
    getSession: async () => null,
    signOut: async () => true,
  })
  const kit = kitWith({ siweConfig })
  const { results } = await rendered(kit)
  expect(results).toHaveLength(1)
  expect(results[0]).toBe(kit.options.input.siweConfig?.mapToSIWX())
})

test("returns the backend's config once it replaces the app's", async () => {
  const [chosen, hosted] = [new FakeSIWX(), new FakeSIWX()]
  const kit = kitWith({ siwx: chosen })
  const { results, rendered: seen } = await rendered(kit)
  kit.signIn = hosted
  kit.events.track('SIWX_AUTH_SUCCESS', { network: 'eip155:1', isSmartAccount: false })
  await expect.poll(() => seen.at(-1)).toBe(hosted)
  expect(results[0]).toBe(chosen)
})

test('throws an error with a fix without a kit', async () => {
  const { errors } = await rendered()
  expect(errors[0]?.message).toContain('Please call "createAppKit" before using "useAppKitSIWX" hook.')
})
