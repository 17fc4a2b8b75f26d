import type { Service } from '../services/Service'
import type { Settings } from '../services/Settings'
import { serverSettings } from './serverSettings'

/** Returns the variables of the server and of its services. */
export function allSettings(services: readonly Service[]): readonly Settings[] {
  return [...serverSettings, ...services.flatMap(({ settings = [] }) => settings)]
}
