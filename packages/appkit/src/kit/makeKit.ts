import type { AppKitOptions, AppKitParts } from '@openappkit/appkit-core'
import { AppKitInstance } from './AppKitInstance'

/** Makes a kit that has not started: nothing on the page knows of it yet, so that a render may make one. See {@link startKit}. */
export function makeKit(options: AppKitOptions, parts: Omit<AppKitParts, 'start'>): AppKitInstance {
  return new AppKitInstance(options, { ...parts, start: false })
}
