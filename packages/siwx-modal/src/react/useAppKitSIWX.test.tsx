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

/** What a component gets, render after render. */
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

test('it gives the sign-in of the kit of the provider, before that of the last kit', async () => {
  const siwx = new FakeSIWX()
  const { results } = await rendered(kitWith({ siwx }), kitWith({ siwx: new FakeSIWX() }))
  expect(results).toEqual([siwx])
  expect(results[0]).toBe(siwx)
  expect(siwx.calls).toEqual([])
})

test('without a provider it gives the sign-in of the kit that the page created last, until that kit ends', async () => {
  const siwx = new FakeSIWX()
  const kit = kitWith({ siwx })
  const { results } = await rendered(undefined, kit)
  expect(results[0]).toBe(siwx)
  kit.destroy()
  expect((await rendered()).errors).toMatchObject([{ code: 'kit/missing' }])
})

test('a kit without sign-in has none', async () => {
  expect((await rendered(kitWith({}))).results).toEqual([undefined])
})

test('for a SIWE configuration it gives the very one that the kit works with', async () => {
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
  expect(results[0]).toBe(kit.options.given.siweConfig?.mapToSIWX())
})

test('a sign-in that begins its work later takes the place of the chosen one', async () => {
  const [chosen, hosted] = [new FakeSIWX(), new FakeSIWX()]
  const kit = kitWith({ siwx: chosen })
  const { results, rendered: seen } = await rendered(kit)
  kit.signIn = hosted
  kit.events.track('SIWX_AUTH_SUCCESS', { network: 'eip155:1', isSmartAccount: false })
  await expect.poll(() => seen.at(-1)).toBe(hosted)
  expect(results[0]).toBe(chosen)
})

test('without any kit it says what to call', async () => {
  const { errors } = await rendered()
  expect(errors[0]?.message).toBe('Please call "createAppKit" before using "useAppKitSIWX" hook')
})
