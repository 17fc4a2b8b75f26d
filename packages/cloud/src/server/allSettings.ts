import type { Service } from '../services/Service'
import type { Setting } from '../services/Setting'
import { serverSettings } from './serverSettings'

/** Returns the settings of the server and its services. */
export function allSettings(services: readonly Service[]): readonly Setting[] {
  return [...serverSettings, ...services.flatMap(({ settings = [] }) => settings)]
}
