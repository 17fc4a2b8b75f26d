import type { ChainNamespace } from '@openappkit/appkit-core'
import { useLayoutEffect, useState } from 'react'
import { type LoadedTransfers, TransferAdapters } from './TransferAdapters'
import { useKit } from './useKit'
import { useSnapshot } from './useSnapshot'

/**
 * Where the transfer adapter of a chain stands; loads it. A load that fails is an error of the view, which offers to try again.
 *
 * @example
 * ```ts
 * const loaded = useTransfers(chain.namespace)
 * if (loaded.status === 'loading') return <ViewSkeleton />
 * ```
 */
export function useTransfers(namespace: ChainNamespace | undefined): Exclude<LoadedTransfers, { status: 'failed' }> {
  const adapters = useKit().service(TransferAdapters)
  const found = useSnapshot(adapters.state, { sync: true })[namespace ?? ''] as LoadedTransfers | undefined
  // What failed before this view was shown is tried again now.
  const [known] = useState(found)
  useLayoutEffect(() => {
    if (namespace !== undefined) void adapters.load(namespace)
  }, [adapters, namespace])
  if (namespace === undefined) return { status: 'absent' }
  if (found?.status === 'failed' && found !== known) throw found.error
  return found && found.status !== 'failed' ? found : { status: 'loading' }
}
