import { type AppKitOptions, browserEnvironment } from '@openappkit/appkit-core'
import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { modalRoot } from '@openappkit/test-kit/modal-root'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import { siwx } from '../src/siwx'
import { type SignInKit, signInKit } from './startSignIn'

export interface OpenSignIn extends SignInKit {
  /** Returns the shadow root of the modal. */
  root(): ShadowRoot
}

/** Creates a kit whose modal hasn't loaded. */
export function idleSignIn(options: Partial<AppKitOptions> = {}): OpenSignIn {
  const made = signInKit(
    kit => {
      startFeatures(kit, [siwx])
      return mountModal(kit, { renderer: { createRoot, flushSync } })
    },
    options,
    browserEnvironment(),
  )
  return { ...made, root: modalRoot }
}

/** Mounts a kit with its modal closed. */
export async function mountSignIn(options: Partial<AppKitOptions> = {}): Promise<OpenSignIn> {
  const made = idleSignIn(options)
  await made.appkit.load()
  return made
}

/** Mounts a kit with a connected wallet and the view open. */
export async function openSignIn(
  options: Partial<AppKitOptions> = {},
  prepare: (made: OpenSignIn) => void = () => {},
): Promise<OpenSignIn> {
  const made = await mountSignIn(options)
  prepare(made)
  made.evm.emitConnected({ chainId: 1 })
  await expect.poll(() => made.root().querySelector('.sign-in')).not.toBeNull()
  return made
}
