import type { AppKitOptions, Connector, Environment, OpenDefault, OpenOptions } from '@openappkit/appkit-core'
import type { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { expect } from 'vitest'
import { createViewKit, type ViewKit } from './createViewKit'

export interface OpenKit extends ViewKit {
  /** Returns the shadow root of the modal. */
  root(): ShadowRoot
  /** Returns the focused element of the modal. */
  focused(): Element | null
}

/** Creates a kit whose modal mounts on first use. */
export function testKit(
  options: Partial<AppKitOptions> = {},
  connectors?: readonly Connector[],
  environment?: Environment,
  others?: readonly ScriptedAdapter[],
): OpenKit {
  const made = createViewKit(options, connectors, environment, others)
  const root = () => {
    const found = [...document.querySelectorAll('openappkit-modal')].at(-1)?.shadowRoot
    if (!found) throw new Error('No modal is mounted')
    return found
  }
  return { ...made, root, focused: () => root().activeElement }
}

/** Opens a kit's modal. Connects the wallets in `connected` before. */
export async function openKit(
  open: OpenOptions | OpenDefault | undefined = undefined,
  input: {
    readonly options?: Partial<AppKitOptions>
    readonly connectors?: readonly Connector[]
    readonly connected?: readonly string[]
    readonly environment?: Environment
    /** Adapters of chain families in addition to EVM. */
    readonly others?: readonly ScriptedAdapter[]
    /** Whether the first screen shows skeletons. If true, the call doesn't wait for them to disappear. */
    readonly isLoading?: boolean
    readonly prepare?: (made: OpenKit) => void
  } = {},
): Promise<OpenKit> {
  const made = testKit(input.options, input.connectors, input.environment, input.others)
  input.prepare?.(made)
  const [first, ...others] = input.connected ?? []
  if (first) made.adapter.emitConnected({ connectorIds: [first, ...others] })
  // Wait until all listeners for the account have run.
  await Promise.resolve()
  await Promise.resolve()
  await made.kit.context.open(open)
  if (!input.isLoading) await expect.poll(() => made.root().querySelector('.skeleton')).toBeNull()
  return made
}
