import type { AppKitOptions, Connector, Environment, OpenDefault, OpenOptions } from '@openappkit/appkit-core'
import type { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { expect } from 'vitest'
import { createViewKit, type ViewKit } from './createViewKit'

export interface OpenKit extends ViewKit {
  /** The shadow root of the modal. */
  root(): ShadowRoot
  /** Returns the focused element of the modal. */
  focused(): Element | null
}

/** A kit whose modal is mounted on intent. */
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

/** A kit whose modal is on screen. With `connected`, those wallets are connected before it opens. */
export async function openKit(
  open: OpenOptions | OpenDefault | undefined = undefined,
  given: {
    readonly options?: Partial<AppKitOptions>
    readonly connectors?: readonly Connector[]
    readonly connected?: readonly string[]
    readonly environment?: Environment
    /** Chain families beside EVM. */
    readonly others?: readonly ScriptedAdapter[]
    /** Whether the first screen comes with rows that stand in for others. */
    readonly isLoading?: boolean
    readonly prepare?: (made: OpenKit) => void
  } = {},
): Promise<OpenKit> {
  const made = testKit(given.options, given.connectors, given.environment, given.others)
  given.prepare?.(made)
  const [first, ...others] = given.connected ?? []
  if (first) made.adapter.emitConnected({ connectorIds: [first, ...others] })
  // All listeners for the account have run.
  await Promise.resolve()
  await Promise.resolve()
  await made.kit.context.open(open)
  if (!given.isLoading) await expect.poll(() => made.root().querySelector('.skeleton')).toBeNull()
  return made
}
