import { isEqual, loadFollowOptions, type NamedOptions, type PassedOptions } from '@openappkit/appkit-core'
import { useEffect, useRef } from 'react'
import type { HostKit } from '../kit/HostKit'

/** Applies the options that changed since the last render to the kit that the provider created. */
export function useOptionChanges(kit: HostKit | undefined, options: NamedOptions): void {
  const { current } = useRef<PassedOptions>({ options })
  useEffect(() => {
    const before = current.options
    if (!kit || isEqual(before, options)) return
    current.options = options
    loadFollowOptions().then(
      ({ followOptions }) => followOptions(kit, current, before, options),
      // The next render tries again.
      () => {
        current.options = before
      },
    )
  })
}
