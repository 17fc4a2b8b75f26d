import { AppKitError } from '@openappkit/contract'
import type { OpenDefault, OpenOptions } from './OpenOptions'

/**
 * Returns the options of `open()`. Returns none for an event, so `onClick={open}` works in plain JavaScript: an event
 * has a `view`, its window.
 *
 * @throws {AppKitError} `view/not-found` if `input` isn't an object.
 */
export function openOptionsOf(input: OpenOptions | OpenDefault): OpenOptions | OpenDefault {
  if (typeof input !== 'object')
    throw new AppKitError(
      'view/not-found',
      `\`open\` takes an object. Pass the view as \`open({ view: '${String(input)}' })\`.`,
    )
  return typeof input.view === 'object' || 'target' in input ? {} : input
}
