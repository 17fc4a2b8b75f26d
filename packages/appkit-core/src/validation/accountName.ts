import { nameMinimumLength } from '../constants/limits'

/** True for a name that can be registered: letters, digits and hyphens, at least 4 characters. Without its suffix. */
export function isAccountName(value: unknown): value is string {
  return typeof value === 'string' && value.length >= nameMinimumLength && /^[a-z0-9-]+$/i.test(value)
}
